/* The loops over hands: the same for every game, with no rules in them.
 *
 * A Kernel holds the tables of evaluator.tables.Tables and looks hands up in them; that page of
 * Python says what the tables are, and does the same a little slower. Hands are places of cards,
 * a byte each.
 */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define FLAGS 0x8888u /* the uppermost bits of the suit counters */
#define LANE_BITS 16
#define MOST_SUITS 4
#define MOST_CARDS 16
#define NO_CARD 255

typedef struct {
    uint32_t shift, step, mask;
    const uint16_t *moved;
    const void *values;
} Table;

enum { WORDS, LANES, MOVED, VALUES, SUITED, SUITED_MOVED, SUITED_VALUES, SPELLING, COPIES, BUFFERS };

typedef struct {
    PyObject_HEAD
    Py_buffer buffers[BUFFERS];
    int held; /* how many of the buffers are held */
    int cards, deck, wide;
    int by_both; /* whether suited hands are found by lane and ranks together */
    uint32_t mix;
    uint64_t start;
    const uint64_t *words, *lanes;
    const uint8_t *spelling; /* the card of each two letters, or NO_CARD */
    const uint8_t *copies;   /* the next copy of each card, or NO_CARD */
    Table ranks, suited;
} Kernel;

static inline uint32_t value_at(const void *values, uint32_t place, int wide)
{
    return wide ? ((const uint32_t *)values)[place] : ((const uint16_t *)values)[place];
}

static inline uint32_t look_up(const Table *table, uint32_t key, int wide)
{
    uint32_t moved = table->moved[key >> table->shift];
    return value_at(table->values, (key + (moved << table->step)) & table->mask, wide);
}

static uint32_t with_lanes(const Kernel *self, uint64_t lanes, uint64_t word, uint32_t value,
                           int wide)
{
    for (int suit = 0; suit < MOST_SUITS; suit++) {
        if (!(word >> (4 * suit + 3) & 1))
            continue;
        uint32_t lane = (uint32_t)(lanes >> (LANE_BITS * suit)) & 0xFFFF, other;
        if (self->by_both) {
            value = look_up(&self->suited, (uint32_t)(word >> 32) + lane * self->mix, wide);
        } else {
            other = value_at(self->suited.values, lane, wide);
            if (other > value)
                value = other;
        }
    }
    return value;
}

static uint32_t with_suits(const Kernel *self, const uint8_t *hand, int cards, uint64_t word,
                           uint32_t value, int wide)
{
    uint64_t lanes = 0;
    for (int at = 0; at < cards; at++)
        lanes += self->lanes[hand[at]];
    return with_lanes(self, lanes, word, value, wide);
}

static inline uint32_t strength(const Kernel *self, const uint8_t *hand, int cards, int wide)
{
    uint64_t word = self->start;
    for (int at = 0; at < cards; at++)
        word += self->words[hand[at]];
    uint32_t value = look_up(&self->ranks, (uint32_t)(word >> 32), wide);
    if (word & FLAGS)
        value = with_suits(self, hand, cards, word, value, wide);
    return value;
}

/* Compilers unroll the loop over the cards where their number is a constant. */
#define FOR_CARDS(CARDS, CALL) \
    switch (CARDS) { \
    case 5: { enum { N = 5 }; CALL; break; } \
    case 6: { enum { N = 6 }; CALL; break; } \
    case 7: { enum { N = 7 }; CALL; break; } \
    default: { const int N = (CARDS); CALL; } \
    }

#define MANY(OUT, WIDE) \
    for (Py_ssize_t row = 0; row < rows; row++, hand += N) \
        (OUT)[row] = strength(self, hand, N, WIDE)

static void all_strengths(const Kernel *self, const uint8_t *hand, Py_ssize_t rows, void *out)
{
    if (self->wide) {
        uint32_t *found = out;
        FOR_CARDS(self->cards, MANY(found, 1))
    } else {
        uint16_t *found = out;
        FOR_CARDS(self->cards, MANY(found, 0))
    }
}

static int fits(const Kernel *self, const Py_buffer *hands, Py_ssize_t width, const Py_buffer *out)
{
    Py_ssize_t rows = hands->len / width;
    if (hands->len % width || out->len != rows * (self->wide ? 4 : 2) || out->readonly) {
        PyErr_SetString(PyExc_ValueError, "the hands and the place for strengths do not fit");
        return 0;
    }
    return 1;
}

static PyObject *kernel_many(PyObject *object, PyObject *args)
{
    Kernel *self = (Kernel *)object;
    Py_buffer hands, out;
    if (!PyArg_ParseTuple(args, "y*w*", &hands, &out))
        return NULL;
    int fine = fits(self, &hands, self->cards, &out);
    if (fine) {
        Py_BEGIN_ALLOW_THREADS
        all_strengths(self, hands.buf, hands.len / self->cards, out.buf);
        Py_END_ALLOW_THREADS
    }
    PyBuffer_Release(&hands);
    PyBuffer_Release(&out);
    if (!fine)
        return NULL;
    Py_RETURN_NONE;
}

/* The best of several choices of the columns of a hand. */
static PyObject *kernel_best(PyObject *object, PyObject *args)
{
    Kernel *self = (Kernel *)object;
    Py_buffer hands, choices, out;
    int width;
    if (!PyArg_ParseTuple(args, "y*iy*w*", &hands, &width, &choices, &out))
        return NULL;
    int fine = width > 0 && fits(self, &hands, width, &out);
    const uint8_t *columns = choices.buf;
    for (Py_ssize_t at = 0; fine && at < choices.len; at++)
        fine = columns[at] < width;
    if (fine && self->cards <= MOST_CARDS) {
        Py_ssize_t rows = hands.len / width, count = choices.len / self->cards;
        const uint8_t *hand = hands.buf;
        int cards = self->cards, wide = self->wide;
        Py_BEGIN_ALLOW_THREADS
        for (Py_ssize_t row = 0; row < rows; row++, hand += width) {
            uint32_t best = 0;
            const uint8_t *column = columns;
            uint8_t played[MOST_CARDS];
            for (Py_ssize_t choice = 0; choice < count; choice++, column += cards) {
                for (int at = 0; at < cards; at++)
                    played[at] = hand[column[at]];
                uint32_t value = strength(self, played, cards, wide);
                if (value > best)
                    best = value;
            }
            if (wide)
                ((uint32_t *)out.buf)[row] = best;
            else
                ((uint16_t *)out.buf)[row] = (uint16_t)best;
        }
        Py_END_ALLOW_THREADS
    } else if (fine) {
        fine = 0;
    }
    PyBuffer_Release(&hands);
    PyBuffer_Release(&choices);
    PyBuffer_Release(&out);
    if (!fine) {
        if (!PyErr_Occurred())
            PyErr_SetString(PyExc_ValueError, "the choices do not fit the hands");
        return NULL;
    }
    Py_RETURN_NONE;
}

typedef struct {
    uint64_t *counts; /* how many hands have each strength */
    uint64_t size;
} Counts;

static inline void deal_last(const Kernel *self, int from, int to, uint64_t word, uint64_t lanes,
                             Counts its, int wide)
{
    for (int place = from; place <= to; place++) {
        uint64_t whole = word + self->words[place];
        uint32_t value = look_up(&self->ranks, (uint32_t)(whole >> 32), wide);
        if (whole & FLAGS)
            value = with_lanes(self, lanes + self->lanes[place], whole, value, wide);
        if (value < its.size)
            its.counts[value]++;
    }
}

/* Count the hands that these cards make with so many more, each later in the deck than the one
 * before; the first of them is one of those given. */
static void deal(const Kernel *self, int more, int from, int to, uint64_t word, uint64_t lanes,
                 Counts its)
{
    if (more == 1 && self->wide)
        deal_last(self, from, to, word, lanes, its, 1);
    else if (more == 1)
        deal_last(self, from, to, word, lanes, its, 0);
    else
        for (int place = from; place <= to; place++)
            deal(self, more - 1, place + 1, self->deck - more + 1, word + self->words[place],
                 lanes + self->lanes[place], its);
}

/* Count every hand that has this card and none before it, by strength. */
static PyObject *kernel_deal(PyObject *object, PyObject *args)
{
    Kernel *self = (Kernel *)object;
    Py_buffer counts;
    int first;
    if (!PyArg_ParseTuple(args, "iw*", &first, &counts))
        return NULL;
    int fine = first >= 0 && first <= self->deck - self->cards && counts.len % 8 == 0;
    if (fine) {
        Counts its = {counts.buf, (uint64_t)counts.len / 8};
        Py_BEGIN_ALLOW_THREADS
        deal(self, self->cards, first, first, self->start, 0, its);
        Py_END_ALLOW_THREADS
    } else {
        PyErr_SetString(PyExc_ValueError, "there are no such hands");
    }
    PyBuffer_Release(&counts);
    if (!fine)
        return NULL;
    Py_RETURN_NONE;
}

static int is_whole(const Table *table, const Py_buffer *moved, const Py_buffer *values, int size)
{
    return table->shift < 32 && (uint64_t)moved->len / 2 >= (uint64_t)1 << (32 - table->shift) &&
           (uint64_t)values->len / size > table->mask;
}

/* Tables of games that play so many cards of one group and so many of another; see
 * evaluator.group_tables. */
typedef struct {
    Py_buffer columns; /* of the cards of a group */
    Py_buffer moved, numbers;
    Table table; /* from sums of words to the numbers of choices of ranks */
    uint64_t start;
    int played;
} Group;

typedef struct {
    Py_buffer words, choices, best;
    Group chosen, whole;
    int numbers; /* how many choices of ranks the chosen cards may have */
} Groups;

static uint64_t sum_of(const uint64_t *words, const uint8_t *hand, const uint8_t *columns,
                       Py_ssize_t count)
{
    uint64_t sum = 0;
    for (Py_ssize_t at = 0; at < count; at++)
        sum += words[hand[columns[at]]];
    return sum;
}

/* Write all choices of so many of the ranks in a lane; return how many there are. */
static int choices_of(uint32_t lane, int played, uint32_t *choices)
{
    int count = 0;
    for (uint32_t some = lane; some; some = (some - 1) & lane) {
        int bits = 0;
        for (uint32_t left = some; left; left &= left - 1)
            bits++;
        if (bits == played)
            choices[count++] = some;
    }
    return count;
}

static uint32_t grouped(const Kernel *self, const Groups *its, const uint8_t *hand, int wide)
{
    const uint64_t *words = its->words.buf;
    const uint8_t *choice = its->choices.buf, *last = choice + its->choices.len;
    const Group *chosen = &its->chosen, *whole = &its->whole;
    uint64_t sum = sum_of(words, hand, whole->columns.buf, whole->columns.len), held = 0;
    uint32_t row = look_up(&whole->table, (uint32_t)(sum >> 32), 0) * its->numbers, best = 0;
    for (; choice < last; choice += chosen->played) {
        uint64_t few = sum_of(words, hand, choice, chosen->played);
        uint32_t number = look_up(&chosen->table, (uint32_t)(few >> 32), 0);
        uint32_t value = value_at(its->best.buf, row + number, wide);
        if (value > best)
            best = value;
    }
    held = sum_of(words, hand, chosen->columns.buf, chosen->columns.len);
    uint32_t flags = (uint32_t)(held + chosen->start) & (uint32_t)(sum + whole->start) & FLAGS;
    for (int suit = 0; flags && suit < MOST_SUITS; suit++) {
        if (!(flags >> (4 * suit + 3) & 1))
            continue;
        uint32_t few[1 << 10], many[1 << 10];
        const uint8_t *own = chosen->columns.buf, *others = whole->columns.buf;
        uint64_t lanes = sum_of(self->lanes, hand, own, chosen->columns.len);
        int left = choices_of(lanes >> (LANE_BITS * suit) & 0xFFFF, chosen->played, few);
        lanes = sum_of(self->lanes, hand, others, whole->columns.len);
        int right = choices_of(lanes >> (LANE_BITS * suit) & 0xFFFF, whole->played, many);
        for (int one = 0; one < left; one++) {
            for (int other = 0; other < right; other++) {
                uint32_t value = value_at(self->suited.values, few[one] | many[other], wide);
                if (value > best)
                    best = value;
            }
        }
    }
    return best;
}

static int all_below(const Py_buffer *bytes, int limit)
{
    for (Py_ssize_t at = 0; at < bytes->len; at++) {
        if (((const uint8_t *)bytes->buf)[at] >= limit)
            return 0;
    }
    return 1;
}

static uint32_t greatest(const Py_buffer *numbers)
{
    uint32_t found = 0;
    for (Py_ssize_t at = 0; at < numbers->len / 2; at++) {
        uint32_t number = ((const uint16_t *)numbers->buf)[at];
        found = number > found ? number : found;
    }
    return found;
}

/* Whether no card can lead out of the tables. */
static int group_is_whole(const Group *group, int width)
{
    return all_below(&group->columns, width) && group->columns.len <= 10 && group->played > 0 &&
           is_whole(&group->table, &group->moved, &group->numbers, 2);
}

static int groups_are_whole(const Groups *its, int width, int wide)
{
    Py_ssize_t rows = its->numbers > 0 ? its->best.len / (wide ? 4 : 2) / its->numbers : 0;
    return group_is_whole(&its->chosen, width) && group_is_whole(&its->whole, width) &&
           all_below(&its->choices, width) && its->choices.len % its->chosen.played == 0 &&
           its->words.len == 256 * 8 && greatest(&its->chosen.numbers) < (uint32_t)its->numbers &&
           (Py_ssize_t)greatest(&its->whole.numbers) < rows;
}

static void group_table(Group *group)
{
    group->table.moved = group->moved.buf;
    group->table.values = group->numbers.buf;
}

/* The best of the choices of columns that take so many of one group and so many of another. */
static PyObject *kernel_grouped(PyObject *object, PyObject *args)
{
    Kernel *self = (Kernel *)object;
    Py_buffer hands, out;
    Groups its;
    Group *few = &its.chosen, *many = &its.whole;
    int width;
    unsigned long long few_start, many_start;
    if (!PyArg_ParseTuple(
            args, "y*iw*y*y*y*iy*iKIIIy*y*y*iKIIIy*y*", &hands, &width, &out, &its.words,
            &its.choices, &its.best, &its.numbers, &few->columns, &few->played, &few_start,
            &few->table.shift, &few->table.step, &few->table.mask, &few->moved, &few->numbers,
            &many->columns, &many->played, &many_start, &many->table.shift, &many->table.step,
            &many->table.mask, &many->moved, &many->numbers))
        return NULL;
    few->start = few_start;
    many->start = many_start;
    group_table(few);
    group_table(many);
    int fine = width > 0 && fits(self, &hands, width, &out) && !self->by_both &&
               groups_are_whole(&its, width, self->wide);
    if (fine) {
        Py_ssize_t rows = hands.len / width;
        const uint8_t *hand = hands.buf;
        Py_BEGIN_ALLOW_THREADS
        if (self->wide) {
            for (Py_ssize_t row = 0; row < rows; row++, hand += width)
                ((uint32_t *)out.buf)[row] = grouped(self, &its, hand, 1);
        } else {
            for (Py_ssize_t row = 0; row < rows; row++, hand += width)
                ((uint16_t *)out.buf)[row] = (uint16_t)grouped(self, &its, hand, 0);
        }
        Py_END_ALLOW_THREADS
    } else if (!PyErr_Occurred()) {
        PyErr_SetString(PyExc_ValueError, "these are no tables for such groups");
    }
    Py_buffer *buffers[] = {&hands,        &out,         &its.words,     &its.choices,
                            &its.best,     &few->columns, &few->moved,   &few->numbers,
                            &many->columns, &many->moved, &many->numbers};
    for (size_t at = 0; at < sizeof buffers / sizeof *buffers; at++)
        PyBuffer_Release(buffers[at]);
    if (!fine)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *kernel_one(PyObject *object, PyObject *hand)
{
    Kernel *self = (Kernel *)object;
    uint8_t places[MOST_CARDS];
    Py_ssize_t cards = PySequence_Size(hand);
    if (cards < 0)
        return NULL;
    if (cards != self->cards) {
        PyErr_Format(PyExc_ValueError, "a hand of %zd cards, not %d", cards, self->cards);
        return NULL;
    }
    int is_list = PyList_Check(hand); /* which is quicker to reach into than any sequence */
    uint64_t seen[4] = {0, 0, 0, 0};
    for (Py_ssize_t at = 0; at < cards; at++) {
        PyObject *item = is_list ? PyList_GetItem(hand, at) : PySequence_GetItem(hand, at);
        if (is_list)
            Py_XINCREF(item);
        long place = item == NULL ? -1 : PyLong_AsLong(item);
        Py_XDECREF(item);
        if (place == -1 && PyErr_Occurred())
            return NULL;
        if (place < 0 || place >= self->deck) {
            PyErr_Format(PyExc_ValueError, "no card has the place %ld", place);
            return NULL;
        }
        uint64_t bit = (uint64_t)1 << (place & 63);
        if (seen[place >> 6] & bit) {
            PyErr_Format(PyExc_ValueError, "the card at place %ld is there twice", place);
            return NULL;
        }
        seen[place >> 6] |= bit;
        places[at] = (uint8_t)place;
    }
    return PyLong_FromUnsignedLong(strength(self, places, self->cards, self->wide));
}

/* The place of the first hand that has an unknown card or a card twice, or -1. */
static Py_ssize_t first_bad(const uint8_t *hand, Py_ssize_t rows, int cards, int deck)
{
    for (Py_ssize_t row = 0; row < rows; row++, hand += cards) {
        uint64_t seen[4] = {0, 0, 0, 0};
        int bad = 0;
        for (int at = 0; at < cards; at++) {
            uint8_t place = hand[at];
            uint64_t bit = (uint64_t)1 << (place & 63);
            bad |= place >= deck || (seen[place >> 6] & bit);
            seen[place >> 6] |= bit;
        }
        if (bad)
            return row;
    }
    return -1;
}

static PyObject *module_first_bad(PyObject *module, PyObject *args)
{
    Py_buffer hands;
    int cards, deck;
    Py_ssize_t row;
    if (!PyArg_ParseTuple(args, "y*ii", &hands, &cards, &deck))
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    row = cards > 0 ? first_bad(hands.buf, hands.len / cards, cards, deck) : -1;
    Py_END_ALLOW_THREADS
    PyBuffer_Release(&hands);
    return PyLong_FromSsize_t(row);
}

/* One hand written without spaces, two letters a card; None where it is not written so. */
static PyObject *kernel_text(PyObject *object, PyObject *text)
{
    Kernel *self = (Kernel *)object;
    Py_ssize_t length;
    const char *letters = PyUnicode_AsUTF8AndSize(text, &length);
    if (letters == NULL)
        return NULL;
    uint8_t hand[MOST_CARDS];
    if (length != 2 * self->cards)
        Py_RETURN_NONE;
    for (int at = 0; at < self->cards; at++) {
        uint16_t pair;
        memcpy(&pair, letters + 2 * at, 2);
        uint8_t place = self->spelling[pair];
        for (int other = 0; other < at && place != NO_CARD; other++) {
            if (hand[other] == place) {
                place = self->copies[place]; /* another copy, if there is one */
                other = -1;
            }
        }
        if (place == NO_CARD)
            Py_RETURN_NONE;
        hand[at] = place;
    }
    return PyLong_FromUnsignedLong(strength(self, hand, self->cards, self->wide));
}

/* One hand, written or as places. */
static PyObject *kernel_strength(PyObject *object, PyObject *hand)
{
    if (!PyUnicode_Check(hand))
        return kernel_one(object, hand);
    PyObject *found = kernel_text(object, hand);
    if (found != Py_None)
        return found;
    Py_DECREF(found);
    int cards = ((Kernel *)object)->cards;
    return PyErr_Format(PyExc_ValueError, "\"%U\" is not %d cards of two letters each", hand, cards);
}

static int hold(Kernel *self, int which, PyObject *source)
{
    if (PyObject_GetBuffer(source, &self->buffers[which], PyBUF_SIMPLE) < 0)
        return -1;
    self->held = which + 1;
    return 0;
}

/* Whether no card and no sum of words can lead out of the tables: there is a word for each byte. */
static int are_whole(const Kernel *self)
{
    const Py_buffer *its = self->buffers;
    int size = self->wide ? 4 : 2;
    return its[WORDS].len == 256 * 8 && its[LANES].len == 256 * 8 && its[SPELLING].len == 65536 &&
           its[COPIES].len == 256 &&
           is_whole(&self->ranks, &its[MOVED], &its[VALUES], size) &&
           (self->by_both
                ? is_whole(&self->suited, &its[SUITED_MOVED], &its[SUITED_VALUES], size)
                : its[SUITED].len / size == 1 << LANE_BITS);
}

static PyObject *kernel_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    static char *names[] = {"cards", "deck", "start", "mix", "wide",
                            "ranks", "suited", "buffers", NULL};
    int cards, deck, wide;
    unsigned long long start;
    unsigned int mix;
    PyObject *sources;
    uint32_t r[3], s[3];
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "iiKIp(III)(III)O!", names, &cards, &deck,
                                     &start, &mix, &wide, &r[0], &r[1], &r[2], &s[0], &s[1], &s[2],
                                     &PyTuple_Type, &sources))
        return NULL;
    if (PyTuple_Size(sources) != BUFFERS || cards < 1 || cards > MOST_CARDS || deck > NO_CARD) {
        PyErr_SetString(PyExc_ValueError, "these are no tables");
        return NULL;
    }
    allocfunc make = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    Kernel *self = (Kernel *)make(type, 0);
    if (self == NULL)
        return NULL;
    for (int which = 0; which < BUFFERS; which++) {
        if (hold(self, which, PyTuple_GetItem(sources, which)) < 0) {
            Py_DECREF(self);
            return NULL;
        }
    }
    self->cards = cards;
    self->wide = wide;
    self->mix = mix;
    self->start = start;
    self->words = self->buffers[WORDS].buf;
    self->lanes = self->buffers[LANES].buf;
    self->deck = deck;
    self->spelling = self->buffers[SPELLING].buf;
    self->copies = self->buffers[COPIES].buf;
    self->by_both = self->buffers[SUITED_VALUES].len > 0;
    self->ranks = (Table){r[0], r[1], r[2], self->buffers[MOVED].buf, self->buffers[VALUES].buf};
    self->suited = (Table){s[0], s[1], s[2], self->buffers[SUITED_MOVED].buf,
                           self->buffers[self->by_both ? SUITED_VALUES : SUITED].buf};
    if (!are_whole(self)) {
        Py_DECREF(self);
        PyErr_SetString(PyExc_ValueError, "these tables are too small");
        return NULL;
    }
    return (PyObject *)self;
}

static void kernel_dealloc(PyObject *object)
{
    Kernel *self = (Kernel *)object;
    PyTypeObject *type = Py_TYPE(object);
    for (int which = 0; which < self->held; which++)
        PyBuffer_Release(&self->buffers[which]);
    freefunc release = (freefunc)PyType_GetSlot(type, Py_tp_free);
    release(object);
    Py_DECREF(type);
}

static PyMethodDef kernel_methods[] = {
    {"many", kernel_many, METH_VARARGS, "Write the strength of each hand."},
    {"best", kernel_best, METH_VARARGS, "Write the best strength of several choices of columns."},
    {"deal", kernel_deal, METH_VARARGS, "Count every hand whose first card this is, by strength."},
    {"grouped", kernel_grouped, METH_VARARGS, "Write the best strength of cards of two groups."},
    {"one", kernel_one, METH_O, "Return the strength of one hand, given as places."},
    {"text", kernel_text, METH_O, "Return the strength of one hand, two letters a card, or None."},
    {"strength", kernel_strength, METH_O, "Return the strength of one hand, in either way."},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot kernel_slots[] = {
    {Py_tp_doc, "Looks hands up in tables; see evaluator.tables."},
    {Py_tp_new, kernel_new},
    {Py_tp_dealloc, kernel_dealloc},
    {Py_tp_methods, kernel_methods},
    {0, NULL},
};

static PyType_Spec kernel_spec = {
    .name = "evaluator._kernel.Kernel",
    .basicsize = sizeof(Kernel),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = kernel_slots,
};

static PyMethodDef module_methods[] = {
    {"first_bad", module_first_bad, METH_VARARGS,
     "Return the first hand with an unknown card or a card twice, or -1."},
    {NULL, NULL, 0, NULL},
};

static int module_exec(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&kernel_spec);
    if (type == NULL)
        return -1;
    int failed = PyModule_AddObjectRef(module, "Kernel", type);
    Py_DECREF(type);
    return failed;
}

static PyModuleDef_Slot module_slots[] = {{Py_mod_exec, module_exec}, {0, NULL}};

static struct PyModuleDef module_def = {
    PyModuleDef_HEAD_INIT,
    .m_name = "_kernel",
    .m_doc = "The loops over hands.",
    .m_size = 0,
    .m_methods = module_methods,
    .m_slots = module_slots,
};

PyMODINIT_FUNC PyInit__kernel(void) { return PyModuleDef_Init(&module_def); }
