import { createRouteTable } from '@praxiskit/pages';
import { openWhileClosed } from '@praxiskit/pages/server';
import { expect, test } from 'vitest';

const isOpen = openWhileClosed(createRouteTable([], { legal: ['/impressum'] }), ['/health/live']);

test.each([
  '/impressum',
  '/Impressum/',
  '/impressum/_payload.json',
  '/assets/boot.js',
  '/_i18n/de/messages.json',
  '/favicon.svg',
  '/health/live',
])('%s is open behind a closed gate [R3.1]', (path) => {
  expect(isOpen(path)).toBe(true);
});

test.each(['/', '/preise', '/datenschutz', '/impressum/mehr', '/health/ready', '/api/public'])(
  '%s is not',
  (path) => {
    expect(isOpen(path)).toBe(false);
  },
);
