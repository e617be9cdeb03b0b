import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

test.each([
  ['signin/email', { email: patient.email }],
  ['signin/email', { email: '' }],
  ['callback/credentials', { email: patient.email, password: 'wrong wrong wrong' }],
])(
  'a form of a page whose address names its language leads to a page in it: %s %j [R1.4D]',
  async (path, fields) => {
    const { browser } = await createSite();
    const langOf = async (more: object) => {
      const answer = await browser().send(path, { ...fields, ...more });
      return new URL(answer.json().url).searchParams.getAll('lang');
    };
    expect(await langOf({ lang: 'en' })).toEqual(['en']);
    expect(await langOf({})).toEqual([]);
    expect(await langOf({ lang: '"><script>' })).toEqual([]);
  },
);
