import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeJson } from './merge-json.ts';

const day = (opens: string) => ({ opens, closes: '17:00' });

test('entries of a list are merged each for itself, while none came or went', () => {
  const base = [day('09:00'), day('09:00'), day('09:00')];
  const mine = [day('08:45'), day('09:00'), day('09:00')];
  const theirs = [day('09:00'), day('10:15'), day('09:00')];
  const both = [day('08:45'), day('10:15'), day('09:00')];
  expect(mergeJson(base, mine, theirs)).toEqual({ mine: both, theirs: both, base: theirs });
});

test('an entry that both have changed is one thing: its members are not mixed', () => {
  const [base, mine] = [[day('09:00')], [day('08:45')]];
  const theirs = [{ opens: '09:00', closes: '18:00' }];
  expect(mergeJson(base, mine, theirs)).toEqual({ mine, theirs, base });
});

test('where entries came or went the list is one thing', () => {
  const base = [day('09:00'), day('10:00')];
  const [mine, theirs] = [[day('09:00')], [day('09:00'), day('11:00')]];
  expect(mergeJson(base, mine, theirs)).toEqual({ mine, theirs, base });
});

test('an entry that one has added stays where it is, beside what the other has changed', () => {
  const base = [day('09:00'), day('10:00')];
  const mine = [...base, day('')];
  const theirs = [day('08:30'), day('10:00')];
  const both = [day('08:30'), day('10:00'), day('')];
  expect(mergeJson(base, mine, theirs)).toEqual({ mine: both, theirs: both, base: theirs });
  expect(mergeJson(base, theirs, mine)).toEqual({ mine: both, theirs: both, base: mine });
});

test('where both have added some, or one has moved some, no entry is doubled or gone: the list is one thing', () => {
  const base = ['a', 'b', 'c'];
  const added = [
    [...base, 'd'],
    [...base, 'e'],
  ] as const;
  expect(mergeJson<readonly string[]>(base, ...added)).toEqual({
    mine: added[0],
    theirs: added[1],
    base,
  });
  for (const mine of [
    ['b', 'a', 'c'],
    ['b', 'c', 'd'],
    ['b', 'c', 'd', 'a'],
  ]) {
    for (const theirs of [
      ['a', 'c', 'b'],
      ['A', 'b', 'c'],
      ['a', 'b', 'C'],
    ]) {
      expect(mergeJson(base, mine, theirs)).toEqual({ mine, theirs, base });
    }
  }
});

const on = (day: number, opens: string) => ({ day, opens, closes: '17:00' });

test('times are merged day by day: one closes a day, or opens one, and the other changes another', () => {
  const base = [on(1, '09:00'), on(2, '09:00'), on(4, '09:00')];
  const mine = [on(1, '08:30'), on(2, '09:00'), on(4, '09:00'), on(3, '10:00')];
  const theirs = [on(1, '09:00'), on(4, '09:00'), on(4, '14:00')];
  const both = [on(1, '08:30'), on(3, '10:00'), on(4, '09:00'), on(4, '14:00')];
  expect(mergeJson(base, mine, theirs)).toEqual({ mine: both, theirs: both, base: theirs });
});

test('a day is one thing: two changes of it are not mixed to times that overlap', () => {
  const base = [on(1, '09:00')];
  const mine = [on(1, '08:30')];
  const theirs = [on(1, '09:00'), on(1, '14:00')];
  expect(mergeJson(base, mine, theirs)).toEqual({ mine, theirs, base });
  const both = [on(1, '09:00'), on(1, '14:00')];
  expect(mergeJson(base, both, [on(1, '14:00')])).toEqual({
    mine: both,
    theirs: [on(1, '14:00')],
    base,
  });
});

test('whatever two make of different days, each day is as its own has made it', () => {
  const spans = fc.array(fc.constantFrom('08:00', '09:00', '14:00'), { maxLength: 2 });
  const week = fc.tuple(spans, spans, spans, spans);
  const list = (days: readonly (readonly string[])[]) =>
    days.flatMap((opens, at) => opens.map((time) => on(at + 1, time)));
  fc.assert(
    fc.property(
      week,
      week,
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      (base, other, isMine) => {
        const mine = list(base.map((day, at) => (isMine[at] ? (other[at] ?? []) : day)));
        const theirs = list(base.map((day, at) => (isMine[at] ? day : (other[at] ?? []))));
        const both = list(other);
        expect(mergeJson(list(base), mine, theirs)).toEqual({
          mine: both,
          theirs: both,
          base: theirs,
        });
      },
    ),
  );
});

test('of a day that one has closed and the other has changed it is asked, and of nothing else', () => {
  const base = [on(1, '09:00'), on(2, '09:00')];
  const mine = [on(1, '08:30')];
  const theirs = [on(1, '09:00'), on(2, '10:15')];
  expect(mergeJson(base, mine, theirs)).toEqual({
    mine,
    theirs: [on(1, '08:30'), on(2, '10:15')],
    base,
  });
});

test('of what is asked nothing else is: the base goes on with what both know', () => {
  const base = [day('09:00'), day('09:00')];
  const mine = [day(''), day('09:00')];
  const theirs = [day('10:15'), day('10:30')];
  const known = [day('09:00'), day('10:30')];
  expect(mergeJson(base, mine, theirs)).toEqual({
    mine: [day(''), day('10:30')],
    theirs,
    base: known,
  });
});

test('members of an object are merged each for itself, those that are gone too', () => {
  const base = { a: '1', b: '1', c: '1', d: { e: '1', f: '1' } };
  const mine = { a: '2', c: '1', d: { e: '2', f: '1' } };
  const theirs = { a: '1', b: '1', d: { e: '1', f: '2' } };
  const both = { a: '2', d: { e: '2', f: '2' } };
  expect(mergeJson<object>(base, mine, theirs)).toEqual({ mine: both, theirs: both, base: theirs });
  expect(mergeJson(base, { ...base, b: '2' }, { ...base, b: '3' })).toEqual({
    mine: { ...base, b: '2' },
    theirs: { ...base, b: '3' },
    base,
  });
});

test('what one side alone has changed is what it becomes; no change is lost or made', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  const members = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { noNullPrototype: true });
  fc.assert(
    fc.property(members, members, (base, other) => {
      expect(mergeJson(base, other, base)).toEqual({ mine: other, theirs: other, base });
      expect(mergeJson(base, base, other)).toEqual({ mine: other, theirs: other, base: other });
      expect(mergeJson(base, other, other)).toEqual({ mine: other, theirs: other, base: other });
    }),
  );
  fc.assert(
    fc.property(members, members, members, (base, one, two) => {
      const { mine, theirs } = mergeJson(base, one, two);
      // Whichever side is asked first, its own entries are kept.
      const { base: _theirs, ...turned } = mergeJson(base, two, one);
      expect(turned).toEqual({ mine: theirs, theirs: mine });
    }),
  );
});
