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

it('a value that was set back to the original is asked for while another value of it has no answer', () => {
  const unsure = new Map([['city', ['Jena']]]);
  const merged = (version: number, city: string, sent = unsure) =>
    mergeFields({ city: 'Weimar', version: 1 }, edits({ city: 'Weimar' }), { city, version }, sent);
  // The other user may have changed Jena.
  expect(merged(3, 'Erfurt')).toEqual({
    mine: edits({ city: 'Weimar' }),
    conflicts: { city: { base: null, mine: 'Weimar', theirs: 'Erfurt' } },
  });
  // One write alone is the other user's; what was sent is what is there.
  expect(merged(2, 'Erfurt').mine.size).toBe(0);
  expect(merged(3, 'Erfurt', new Map([['city', ['Weimar']]])).mine.size).toBe(0);
});

/** Lines of both; null where both have changed the first one. */
const mergeLines = (base: unknown, mine: unknown, theirs: unknown) => {
  const [old, own, other] = [base, mine, theirs].map((text) => String(text).split(' '));
  const added = own?.filter((word) => !old?.includes(word) && !other?.includes(word)) ?? [];
  return own?.[0] !== old?.[0] && other?.[0] !== old?.[0] && own?.[0] !== other?.[0]
    ? null
    : { value: [...(other ?? []), ...added].join(' ') };
};

it('what was sent without an answer, and may be what the other user has changed, is asked for', () => {
  const unsure = new Map([['text', ['a n']]]);
  const merged = (version: number, text: string) =>
    mergeFields(
      { text: 'a', version: 1 },
      edits({ text: 'a n' }),
      { text, version },
      unsure,
      {},
      () => mergeLines,
    );
  // The other user has deleted it, or has never seen it.
  expect(merged(3, 'b').conflicts).toEqual({ text: { base: null, mine: 'a n', theirs: 'b' } });
  // One write alone is the other user's.
  expect(merged(2, 'b')).toEqual({ mine: edits({ text: 'b n' }), conflicts: {} });
  // The result is the same for both.
  expect(merged(3, 'b n')).toEqual({ mine: new Map(), conflicts: {} });
});

it('one’s own deletion of what was sent without an answer is not dropped', () => {
  const unsure = new Map([['text', ['a n']]]);
  const theirs = { text: 'b n', version: 3 };
  const base = { text: 'a', version: 1 };
  const mergeWords = (...texts: unknown[]) => {
    const [old = [], own = [], other = []] = texts.map((text) => String(text).split(' '));
    const kept = other.filter((word) => own.includes(word) || !old.includes(word));
    return { value: [...kept, ...own.filter((word) => !old.includes(word))].join(' ') };
  };
  expect(mergeFields(base, edits({ text: 'a' }), theirs, unsure, {}, () => mergeWords)).toEqual({
    mine: edits({ text: 'a' }),
    conflicts: { text: { base: null, mine: 'a', theirs: 'b n' } },
  });
});
