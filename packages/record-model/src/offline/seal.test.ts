import { expect, test } from 'vitest';
import type { OfflineEntry } from './entry.ts';
import { createSeal } from './seal.ts';

const present = { id: 'aa', key: '1'.repeat(64) };
const former = { id: 'bb', key: '2'.repeat(64) };
const seal = createSeal([present, former]);

const entry: OfflineEntry = {
  form: 1,
  owner: 'petra',
  page: 'p1',
  at: 1,
  method: 'PUT',
  view: 'letters',
  id: 'l1',
  revision: '1',
  base: { id: 'l1', version: 1 },
  edits: [['body', 'Überweisung wegen Diagnose'.repeat(800)]],
  unsure: [],
  post: null,
  links: [],
  isDue: true,
};
const sealed = seal.close('petra 1', entry);
/** The same text with one other digit at a place. */
const changedAt = (at: number) =>
  sealed.sealed.slice(0, at) +
  (sealed.sealed[at] === '0' ? '1' : '0') +
  sealed.sealed.slice(at + 1);

test('an entry is opened as it was, and only its owner, page, time and key can be read before', () => {
  expect(seal.open('petra 1', sealed)).toEqual(entry);
  expect(Object.keys(sealed).sort()).toEqual(['at', 'form', 'key', 'owner', 'page', 'sealed']);
  expect(JSON.stringify(sealed)).not.toMatch(/letters|l1|Diagnose|body/);
});

test('the page that takes an entry over is the one of the opened entry', () => {
  expect(seal.open('petra 1', { ...sealed, page: 'p2' })).toEqual({ ...entry, page: 'p2' });
});

test('the same entry is never stored as the same text', () => {
  expect(seal.close('petra 1', entry).sealed).not.toBe(sealed.sealed);
});

test('a key opens what it has encrypted before another one has replaced it', () => {
  const before = createSeal([former]).close('petra 1', entry);
  expect(seal.open('petra 1', before)).toEqual(entry);
});

test('without the key that has encrypted it an entry stays locked', () => {
  expect(createSeal([former]).open('petra 1', sealed)).toBe('locked');
});

test.each([
  ['another key of the same name', createSeal([{ ...former, id: 'aa' }]), 'petra 1', sealed.sealed],
  ['the name of another entry', seal, 'petra 2', sealed.sealed],
  ['another nonce', seal, 'petra 1', changedAt(0)],
  ['another text', seal, 'petra 1', changedAt(100)],
  ['another tag', seal, 'petra 1', changedAt(sealed.sealed.length - 1)],
  ['a part of the text', seal, 'petra 1', sealed.sealed.slice(0, 60)],
  ['no hexadecimal digits', seal, 'petra 1', 'text'],
])('with %s an entry is not opened', (_case, one, name, text) => {
  expect(one.open(name, { ...sealed, sealed: text })).toBeNull();
});
