import type { Locale } from '@praxiskit/core';
import { expect, test } from 'vitest';
import { requestMessages } from '../messages/messages.ts';
import { reachableSpans } from '../request/request.ts';
import { hoursOf } from './fields.tsx';

test('a span of hours has the time format of the page’s language [R9.3]', () => {
  const hours = (locale: Locale) =>
    reachableSpans.map((span) =>
      hoursOf(requestMessages[locale], span, locale).replaceAll('\u00a0', ' '),
    );
  expect(hours('de')).toEqual(['9–12 Uhr', '12–15 Uhr', '15–18 Uhr']);
  expect(hours('en')).toEqual(['9 AM–12 PM', '12 PM–3 PM', '3 PM–6 PM']);
});
