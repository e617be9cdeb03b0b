import { checkRequest, contactKind, emptyRequest, readRequest } from '@praxiskit/contact-requests';
import { expect, test } from 'vitest';

const whole = {
  ...emptyRequest,
  name: 'Katharina Brandt',
  contact: '0176 000 00 00',
  consent: true,
};

test('name, contact and consent are required, and nothing else', () => {
  expect(checkRequest(whole)).toEqual([]);
  expect(checkRequest(emptyRequest)).toEqual([
    { field: 'name', reason: 'missing' },
    { field: 'contact', reason: 'missing' },
    { field: 'consent', reason: 'missing' },
  ]);
});

test('invisible characters are neither a name nor a contact', () => {
  const unseen = '\u200B\u3164 \uFEFF';
  expect(checkRequest({ ...whole, name: unseen, contact: unseen })).toEqual([
    { field: 'name', reason: 'missing' },
    { field: 'contact', reason: 'missing' },
  ]);
});

test('a contact that is neither an e-mail address nor a telephone number is refused, with the fault', () => {
  const reasonOf = (contact: string) => checkRequest({ ...whole, contact })[0];
  expect(reasonOf('katharina.brandt@')).toEqual({ field: 'contact', reason: 'email' });
  expect(reasonOf('bitte anrufen')).toEqual({ field: 'contact', reason: 'phone' });
  expect(reasonOf(`${'a'.repeat(250)}@b.de`)).toEqual({ field: 'contact', reason: 'email' });
  expect(checkRequest({ ...whole, name: 'x'.repeat(121) })).toEqual([
    { field: 'name', reason: 'long' },
  ]);
});

test.each([
  ['katharina@beispiel.de', 'email'],
  [' müller@praxis-köln.example ', 'email'],
  ['katharina＠beispiel。de.', 'email'],
  ['03643 000 00 00', 'phone'],
  ['+49 (0)176/000-0000', 'phone'],
  ['12345', null],
  ['a@b', null],
  ['a@b.de, c@d.de', null],
  ['http://spam.example', null],
])('%s is taken as %s', (contact, kind) => {
  expect(contactKind(contact)).toBe(kind);
});

test('an e-mail address is normalised, however it is written', () => {
  for (const contact of [
    'Katharina@Köln.example',
    'katharina@köln．example.',
    'kath\u200barina@xn--kln-sna.example',
  ]) {
    expect(readRequest({ contact }).contact).toBe('katharina@xn--kln-sna.example');
  }
  expect(readRequest({ contact: '+49 (0)176/000-0000' }).contact).toBe('+49 (0)176/000-0000');
});

test('any input becomes valid values: lists, unknown fields and line breaks do no harm', () => {
  expect(
    readRequest({ name: 'A\r\nBcc: b@c.de', contact: ['x'], reachable: ['noon', 'noon', 'x'] }),
  ).toEqual({ ...emptyRequest, name: 'A Bcc: b@c.de', reachable: ['noon'] });
  expect(readRequest({ reachable: 'morning', consent: 'yes' })).toEqual({
    ...emptyRequest,
    reachable: ['morning'],
    consent: true,
  });
  expect(readRequest({ consent: 'no' }).consent).toBe(false);
});
