import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeLetterText } from './merge.ts';

const join = (...blocks: string[]) => blocks.join('\n\n');

test.each([
  ['changes of different blocks', 'a|b|c', 'A|b|c', 'a|b|C', 'A|b|C'],
  ['changes of blocks beside each other', 'a|b', 'A|b', 'a|B', 'A|B'],
  ['a changed block and a new one after it', 'a', 'A', 'a|b', 'A|b'],
  ['a new block at each end', 'a', 'x|a', 'a|y', 'x|a|y'],
  ['a removed block and a new one beside it', 'a|b|c', 'a|c', 'a|b|n|c', 'a|n|c'],
  ['the same change of both', 'a|b', 'a|B|n', 'a|B|n', 'a|B|n'],
  ['the same new block and one more', 'a|b', 'n|a|b', 'n|a|B', 'n|a|B'],
  ['a change and nothing', 'a|b', 'a|b', 'b', 'b'],
])('merges %s', (_, base, mine, theirs, merged) => {
  const [b, m, t, expected] = [base, mine, theirs, merged].map((s) => join(...s.split('|')));
  expect(mergeLetterText(b ?? '', m ?? '', t ?? '')).toEqual({ text: expected });
});

test('two versions of one block are both in the answer, and what is around them is merged', () => {
  const base = join('Guten Tag', 'Termin', 'Befund', 'bis bald');
  const mine = join('Guten Tag', 'Termin', 'Befund gut', 'bis bald');
  const theirs = join('Hallo', 'Termin', 'Befund schlecht', 'bis dann');
  expect(mergeLetterText(base, mine, theirs)).toEqual({
    parts: [
      'Hallo',
      'Termin',
      { base: 'Befund', mine: 'Befund gut', theirs: 'Befund schlecht', mineAt: 2 },
      'bis dann',
    ],
  });
});

test('a block that one has removed and the other has changed is asked for', () => {
  expect(mergeLetterText(join('a', 'b'), 'a', join('a', 'B'))).toEqual({
    parts: ['a', { base: 'b', mine: '', theirs: 'B', mineAt: 1 }],
  });
});

test('different blocks at the same place are asked for, because their order is unknown', () => {
  expect(mergeLetterText(join('a', 'b'), join('a', 'm', 'b'), join('a', 't', 'b'))).toEqual({
    parts: ['a', { base: '', mine: 'm', theirs: 't', mineAt: 1 }, 'b'],
  });
});

test('a new block that both have, one of them in place of another block, is asked for, and there once', () => {
  expect(mergeLetterText(join('a', 'b'), join('a', 'n', 'b'), join('n', 'b'))).toEqual({
    parts: [{ base: 'a', mine: join('a', 'n'), theirs: 'n', mineAt: 0 }, 'b'],
  });
});

test('of an unknown base all that differs is asked about, between what is the same', () => {
  const mine = join('Guten Tag', 'mine', 'same', 'bis bald');
  const theirs = join('Guten Tag', 'same', 'bis bald');
  expect(mergeLetterText(null, mine, theirs)).toEqual({
    parts: ['Guten Tag', { base: '', mine: 'mine', theirs: '', mineAt: 1 }, 'same', 'bis bald'],
  });
  expect(mergeLetterText(null, mine, mine)).toEqual({ text: mine });
});

interface Edit {
  kind: 'change' | 'insert' | 'remove';
  place: number;
}
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom<Edit['kind']>('change', 'insert', 'remove'),
    place: fc.nat({ max: 11 }),
  }),
  { maxLength: 5 },
);

/** The edits of one writer; each new block is unlike all others. */
function edit(base: readonly string[], writer: string, list: readonly Edit[]): string[] {
  const blocks = [...base];
  for (const [index, { kind, place }] of list.entries()) {
    const at = place % (blocks.length + 1);
    const block = `${writer}${index}`;
    if (kind === 'insert') blocks.splice(at, 0, block);
    else if (at < blocks.length) blocks.splice(at, 1, ...(kind === 'change' ? [block] : []));
  }
  return blocks;
}

test('nothing that either has written is lost, and both versions of a conflict differ from the base', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 }), edits, edits, (count, mineEdits, theirEdits) => {
      const base = Array.from({ length: count }, (_, index) => `base${index}`);
      const mine = edit(base, 'mine', mineEdits);
      const theirs = edit(base, 'theirs', theirEdits);
      const merged = mergeLetterText(join(...base), join(...mine), join(...theirs));
      const parts = merged.parts ?? [merged.text];
      const blocksOf = (side: 'mine' | 'theirs') =>
        parts.flatMap((part) => (typeof part === 'string' ? part : part[side]).split('\n\n'));
      for (const [side, own, other] of [
        ['mine', mine, theirs],
        ['theirs', theirs, mine],
      ] as const) {
        const seen = blocksOf(side);
        const written = own.filter((block) => !base.includes(block) || other.includes(block));
        // In the order in which they were written, each once.
        expect(seen.filter((block) => written.includes(block))).toEqual(written);
      }
      for (const part of parts) {
        if (typeof part === 'string') continue;
        expect(part.mine).not.toBe(part.theirs);
        expect([part.mine, part.theirs]).not.toContain(part.base);
        expect(join(...mine.slice(part.mineAt)).startsWith(part.mine)).toBe(true);
      }
      const mirrored = mergeLetterText(join(...base), join(...theirs), join(...mine));
      expect(mirrored.text).toBe(merged.text);
    }),
    { numRuns: isLong ? 20_000 : 500 },
  );
});

test('edits of different blocks are merged without a question', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('mine', 'theirs', 'none'), fc.boolean()), {
        maxLength: 12,
      }),
      (owners) => {
        const base = owners.map((_, index) => `base${index}`);
        const editedBy = (writers: string[]) =>
          owners.flatMap(([owner, isRemoved], index) => {
            if (!writers.includes(owner)) return [`base${index}`];
            return isRemoved ? [] : [`${owner}${index}`];
          });
        const [mine, theirs, both] = [['mine'], ['theirs'], ['mine', 'theirs']].map(editedBy);
        expect(
          mergeLetterText(join(...base), join(...(mine ?? [])), join(...(theirs ?? []))),
        ).toEqual({ text: join(...(both ?? [])) });
      },
    ),
    { numRuns: isLong ? 20_000 : 500 },
  );
});
