import type { ShownLine } from '@praxiskit/auth-server';
import { expect, test } from 'vitest';
import { accountPagesMessages } from '../messages/messages.ts';
import { sampleAudit } from '../test/sample-accounts.ts';
import { eventTypes } from './event-types.ts';
import { lineWords } from './line-words.ts';

const texts = accountPagesMessages.de.audit;
const words = sampleAudit.lines.map((line) => lineWords(line, texts, (roles) => roles.join(', ')));

test('a change to another account names the actor and the owner', () => {
  expect(words[0]).toEqual({
    who: 'Dr. Clara Mustermann',
    what: 'Rollen geändert',
    account: 'Sabine Beispiel',
    details: 'staff → staff, admin',
    isRefused: false,
  });
});

test('an action on one’s own account names the user once', () => {
  expect(words[1]).toMatchObject({
    who: 'Dr. Clara Mustermann',
    account: '',
    details: 'Passwort, Code aus der App',
  });
});

test('a refused attempt names no actor, only the account that was tried', () => {
  expect(words[2]).toMatchObject({
    who: 'niemand',
    account: 'empfang@aurelia.example',
    isRefused: true,
  });
});

test.each([
  [{ factor: 'totp' }, 'Eingabe abgelehnt', 'Code aus der App'],
  [{ method: 'password', reason: 'same' }, 'Eingabe abgelehnt', 'Passwort, schon in Gebrauch'],
  [{ act: 'setRoles', reason: 'second-factor-missing' }, 'Änderung abgelehnt', 'Rollen ändern'],
])('what a signed-in user is refused is their own, and no sign-in: %j', (details, what, more) => {
  const [, line] = sampleAudit.lines;
  const refused = { ...line, type: 'refused', by: line?.account, details } as ShownLine;
  expect(lineWords(refused, texts, String)).toEqual({
    who: 'Dr. Clara Mustermann',
    what,
    account: '',
    details: more,
    isRefused: true,
  });
});

test.each([
  ['0', ''],
  ['1', 'ein Gerät abgemeldet'],
  ['2', '2 Geräte abgemeldet'],
])('sessions that were ended are devices that were signed out: %s', (sessions, details) => {
  const line = { ...sampleAudit.lines[1], type: 'password-changed', details: { sessions } };
  expect(lineWords(line as ShownLine, texts, String).details).toBe(details);
});

test('a deleted account is shown as deleted', () => {
  expect(words[4]).toMatchObject({ who: 'Zeitplan', account: 'gelöschtes Konto' });
});

test('each kind of event has a text in both languages', () => {
  for (const type of eventTypes) {
    for (const { audit } of [accountPagesMessages.de, accountPagesMessages.en]) {
      expect(audit[type].length, type).toBeGreaterThan(3);
    }
  }
});
