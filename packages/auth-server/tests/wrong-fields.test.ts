import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

const signUp = {
  first_name: 'Nina',
  last_name: 'Neu',
  email: 'nina@example.org',
  password: 'Vier Wolken ohne Hut',
};
const long = 'N'.repeat(300);

test.each<[string, Record<string, string>, string, string]>([
  [
    'signup',
    { ...signUp, first_name: '', last_name: ' ', email: '', password: '' },
    'FieldsInvalid',
    'first_name last_name email password',
  ],
  ['signup', { ...signUp, last_name: '', email: 'a@' }, 'FieldsInvalid', 'last_name email'],
  ['signup', { ...signUp, first_name: long }, 'FieldsInvalid', 'first_name'],
  ['signup', { ...signUp, first_name: '\u200B\u3164' }, 'FieldsInvalid', 'first_name'],
  ['signup', { email: signUp.email, password: signUp.password }, 'FieldsInvalid', 'name'],
  ['callback/credentials', { email: '', password: '' }, 'CredentialsSignin', 'email password'],
  ['callback/credentials', { email: patient.email, password: '' }, 'CredentialsSignin', 'password'],
  ['signin/email', { email: '' }, 'EmailSignin', 'email'],
  ['password/request', { email: 'a@' }, 'EmailSignin', 'email'],
  ['password', { password: '', current: '' }, 'FieldsInvalid', 'password current'],
  ['second-factor', { code: ' ' }, 'FieldsInvalid', 'code'],
  ['totp/confirm', {}, 'FieldsInvalid', 'code'],
  ['email/change', { email: '' }, 'EmailSignin', 'email'],
])(
  '%s names in the address the fields that are wrong, and no value [R6.8]',
  async (path, fields, error, named) => {
    const { browser, rows } = await createSite();
    const answer = await browser().send(path, fields);
    const { searchParams, href } = new URL(answer.json().url);
    expect([searchParams.get('error'), searchParams.get('fields')]).toEqual([error, named]);
    expect(href).not.toMatch(/Nina|NNN|example\.org|Wolken/);
    expect(rows.links.size).toBe(0);
  },
);
