import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const edits = (values: object) => new Map(Object.entries(values));

it('fields that one side changed are taken; fields that both changed differently are conflicts', () => {
  const base = { city: 'Weimar', street: null, visits: 1 };
  const theirs = { city: 'Erfurt', street: null, visits: 2 };
  expect(mergeFields(base, edits({ city: 'Jena', street: 'Markt', visits: 2 }), theirs)).toEqual({
    mine: edits({ city: 'Jena', street: 'Markt' }),
    conflicts: { city: { base: 'Weimar', mine: 'Jena', theirs: 'Erfurt' } },
  });
});

it('a value that was sent without an answer is the user’s own, for each of several tries', () => {
  const unsure = new Map([['city', ['Jena', 'Gera']]]);
  for (const city of ['Jena', 'Gera']) {
    expect(mergeFields({ city: 'Weimar' }, edits({ city: 'Weimar' }), { city }, unsure)).toEqual({
      mine: edits({ city: 'Weimar' }),
      conflicts: {},
    });
  }
});

it('a value that was set back to the original takes theirs', () => {
  expect(mergeFields({ city: 'Weimar' }, edits({ city: 'Weimar' }), { city: 'Erfurt' })).toEqual({
    mine: new Map(),
    conflicts: {},
  });
});

it('no edit that differs on both sides is dropped, and a change of one side is no conflict', () => {
  const value = fc.constantFrom('a', 'b', 'c');
  const one = fc.record({ x: value, y: value });
  fc.assert(
    fc.property(one, one, one, (base, mine, theirs) => {
      const merged = mergeFields(base, edits(mine), theirs);
      for (const field of ['x', 'y'] as const) {
        const [old, own, other] = [base[field], mine[field], theirs[field]];
        expect(merged.mine.has(field)).toBe(own !== other && own !== old);
        expect(field in merged.conflicts).toBe(own !== other && own !== old && other !== old);
      }
    }),
  );
});
