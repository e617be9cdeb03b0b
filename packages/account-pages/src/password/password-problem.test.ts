import { expect, test } from 'vitest';
import { newPassword } from '../messages/new-password.ts';
import { refusedPassword } from './password-problem.ts';

test.each(['de', 'en'] as const)(
  'each refusal of a password has its own sentence in %s',
  (locale) => {
    const texts = newPassword[locale];
    const reasons = [
      'PasswordTooShort',
      'PasswordTooLong',
      'PasswordSame',
      'PasswordGuessable',
      'PasswordBreached',
    ];
    const sentences = reasons.map((reason) => refusedPassword(reason, texts)[0]?.message);
    expect(sentences).toEqual([
      texts.short,
      texts.long,
      texts.same,
      texts.guessable,
      texts.breached,
    ]);
    expect(new Set(sentences).size).toBe(reasons.length);
    expect(refusedPassword('Refused', texts)).toEqual([]);
  },
);
