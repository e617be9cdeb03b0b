import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeJson } from './merge-json.ts';

const day = (opens: string) => ({ opens, closes: '17:00' });

test('entries of a list are merged each for itself, while none came or went', () => {
  const base = [day('09:00'), day('09:00'), day('09:00')];
  const mine = [day('08:45'), day('09:00'), day('09:00')];
  const theirs = [day('09:00'), day('10:15'), day('09:00')];
  const both = [day('08:45'), day('10:15'), day('09:00')];
  expect(mergeJson(base, mine, theirs)).toEqual({ mine: both, theirs: both });
});

test('an entry that both have changed is one thing: its members are not mixed', () => {
  const [base, mine] = [[day('09:00')], [day('08:45')]];
  const theirs = [{ opens: '09:00', closes: '18:00' }];
  expect(mergeJson(base, mine, theirs)).toEqual({ mine, theirs });
});

test('where entries came or went the list is one thing', () => {
  const base = [day('09:00'), day('10:00')];
  const [mine, theirs] = [[day('09:00')], [day('09:00'), day('11:00')]];
  expect(mergeJson(base, mine, theirs)).toEqual({ mine, theirs });
});

test('members of an object are merged each for itself, those that are gone too', () => {
  const base = { a: '1', b: '1', c: '1', d: { e: '1', f: '1' } };
  const mine = { a: '2', c: '1', d: { e: '2', f: '1' } };
  const theirs = { a: '1', b: '1', d: { e: '1', f: '2' } };
  const both = { a: '2', d: { e: '2', f: '2' } };
  expect(mergeJson<object>(base, mine, theirs)).toEqual({ mine: both, theirs: both });
  expect(mergeJson(base, { ...base, b: '2' }, { ...base, b: '3' })).toEqual({
    mine: { ...base, b: '2' },
    theirs: { ...base, b: '3' },
  });
});

test('what one side alone has changed is what it becomes; no change is lost or made', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  const members = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { noNullPrototype: true });
  fc.assert(
    fc.property(members, members, (base, other) => {
      expect(mergeJson(base, other, base)).toEqual({ mine: other, theirs: other });
      expect(mergeJson(base, base, other)).toEqual({ mine: other, theirs: other });
      expect(mergeJson(base, other, other)).toEqual({ mine: other, theirs: other });
    }),
  );
  fc.assert(
    fc.property(members, members, members, (base, one, two) => {
      const { mine, theirs } = mergeJson(base, one, two);
      // Whichever side is asked first, its own entries are kept.
      expect(mergeJson(base, two, one)).toEqual({ mine: theirs, theirs: mine });
    }),
  );
});
