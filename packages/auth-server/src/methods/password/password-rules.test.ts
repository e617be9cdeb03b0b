import { isLong } from '@praxiskit/test-support/tier';
import * as common from '@zxcvbn-ts/language-common';
import { afterAll, expect, test } from 'vitest';
import { createPasswordJudge } from './password-judge.ts';
import { createPasswordRules } from './password-rules.ts';

const judge = createPasswordJudge({ queue: 5000 });
afterAll(() => judge.close());
const check = createPasswordRules(async () => ['Aurelia', '(Weimar)*'], judge);

test('the 3,000 most common passwords of eight characters and more are refused [ASVS v5.0.0-6.2.4]', async () => {
  const dictionary: Record<string, readonly string[]> = common.dictionary;
  const all = (dictionary['passwords-common'] ?? []).filter(({ length }) => length >= 8);
  expect(all.length).toBeGreaterThan(3000);
  // All of them take 20 s.
  const most = all.slice(0, 3000).filter((_, at) => isLong || at % 30 === 0);
  const answers = await Promise.all(
    most.map((password) => check(password, { words: [], hasFactor: true })),
  );
  expect(most.filter((_, at) => answers[at] === null)).toEqual([]);
}, 120_000);

test.each([
  'nur kleine buchstaben hier',
  'NUR GROSSE BUCHSTABEN HIER',
  '7391 8264 0517 3928 46',
  '深い緑の森の湖と霧の中の古い橋',
  '🦊🌲🕯️🧭🪨🐚🔑🎻🪁🧩🌋🪵🍄🦉⛵',
  'tiefer grüner Waldsee '.repeat(3),
  `${'x'.repeat(40)}tiefer grüner Waldsee im Nebel`,
])(
  'a password may be of any characters, and of 64 and more: %s [ASVS v5.0.0-6.2.5] [6.2.8] [6.2.9]',
  async (password) => {
    expect(await check(password, { words: [], hasFactor: false })).toBeNull();
  },
);

test('a name with special characters is removed from the password like any other word [ASVS v5.0.0-1.2.9] [6.2.11]', async () => {
  const context = { words: ['Muster.* [$^'], hasFactor: false };
  for (const password of [
    'Aurelia Aurelia Aurelia',
    '(Weimar)* (Weimar)*',
    'Muster.* [$^ Muster',
  ]) {
    expect(await check(password, context)).toEqual({ refusal: 'password-guessable' });
  }
});
