import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Component } from '../login/login-page.tsx';
import { PageStage } from '../test/page-stage.tsx';
import { form } from '../test/sample-form.ts';

afterEach(() => {
  vi.useRealTimers();
});

const parts = {
  telephone: '03643 000 00 00',
  hours: [
    { day: 3, opens: '09:00', closes: '13:00' },
    { day: 4, opens: '14:30', closes: '19:00' },
    { day: 4, opens: '09:00', closes: '13:00' },
  ],
  exceptions: [
    { date: '2026-12-24', hours: [] },
    { date: '2026-12-31', hours: [{ opens: '09:00', closes: '11:30' }] },
  ],
};

test.each([
  ['before it closes', '2026-11-25T11:59:00Z', ', heute bis 13\u00a0Uhr'],
  ['once it has closed', '2026-11-25T12:00:00Z', ''],
  ['in a break', '2026-11-26T13:00:00Z', ', heute bis 19\u00a0Uhr'],
  ['late, where it is the next day elsewhere', '2026-11-25T23:30:00Z', ', heute bis 19\u00a0Uhr'],
  ['on a day on which it is closed', '2026-11-27T09:00:00Z', ''],
  ['on a holiday', '2026-12-24T09:00:00Z', ''],
  ['on a day with other hours', '2026-12-31T09:00:00Z', ', heute bis 11:30\u00a0Uhr'],
])(
  'the help names the end of the opening hours in the practice’s time zone: %s',
  async (_when, now, until) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    await render(<PageStage page={Component} data={form} address="/login" parts={parts} />);
    const line = page.getByRole('link', { name: parts.telephone }).element().closest('p');
    expect(line?.textContent).toBe(`Kommen Sie nicht hinein? 03643 000 00 00${until}`);
  },
);
