import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareValues } from './compare.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  // Characters before and after surrogates in code order.
  fc.string({ unit: fc.constantFrom('a', '\ud7ff', '\ue000', '\uffee', '\uffff', '😀', '𠀀') }),
);

test('texts are compared by code points, as PostgreSQL compares their bytes', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(compareValues('STRING', a, b)).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});
