"""How all tests are run."""

from hypothesis import settings

settings.register_profile("handrules", deadline=None)  # the machine may be busy
settings.load_profile("handrules")
