import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('plain HTTP has the same SHA-256 as the platform, at every length around a block', () => {
  for (const length of [0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 4000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 131 + length) % 256);
    const expected = createHash('sha256').update(bytes).digest('hex');
    expect(Buffer.from(sha256(bytes)).toString('hex'), `${length} bytes`).toBe(expected);
  }
});
