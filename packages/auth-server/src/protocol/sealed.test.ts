import { expect, test } from 'vitest';
import { createSeal } from './sealed.ts';

const { seal, open } = createSeal(['a secret of the tests, 32 characters or more']);

test('an encrypted text that was changed, or has another owner or secret, is not decrypted [ASVS v5.0.0-11.3.3]', () => {
  const sealed = seal('a secret', 'account-1');
  expect(open(sealed, 'account-1')).toBe('a secret');
  expect(open(sealed, 'account-2')).toBeNull();
  expect(createSeal(['another secret of 32 characters …']).open(sealed, 'account-1')).toBeNull();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    // The last character of base64url may have unused bits.
    if (Buffer.from(changed, 'base64url').equals(Buffer.from(sealed, 'base64url'))) continue;
    expect(open(changed, 'account-1')).toBeNull();
  }
});

test('encrypting a text twice gives two different results [ASVS v5.0.0-11.3.4]', () => {
  const sealed = Array.from({ length: 1000 }, () => seal('a secret', 'account-1').slice(0, 16));
  expect(new Set(sealed).size).toBe(1000);
});
