import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const edits = (values: object) => new Map(Object.entries(values));

it('fields that one side changed are taken, those that both changed differently are conflicts', () => {
  const base = { city: 'Weimar', street: null, visits: 1 };
  const theirs = { city: 'Erfurt', street: null, visits: 2 };
  expect(mergeFields(base, edits({ city: 'Jena', street: 'Markt', visits: 2 }), theirs)).toEqual({
    mine: edits({ city: 'Jena', street: 'Markt' }),
    conflicts: { city: { base: 'Weimar', mine: 'Jena', theirs: 'Erfurt' } },
  });
});

it('a value that was sent without an answer is our own, whichever try the server has taken', () => {
  const unsure = new Map([['city', ['Jena', 'Gera']]]);
  for (const city of ['Jena', 'Gera']) {
    expect(mergeFields({ city: 'Weimar' }, edits({ city: 'Weimar' }), { city }, unsure)).toEqual({
      mine: edits({ city: 'Weimar' }),
      conflicts: {},
    });
  }
});

it('what is set back to what it was takes theirs', () => {
  expect(mergeFields({ city: 'Weimar' }, edits({ city: 'Weimar' }), { city: 'Erfurt' })).toEqual({
    mine: new Map(),
    conflicts: {},
  });
});

it('no edit is dropped that differs on both sides, and no conflict is made of one side’s change', () => {
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
