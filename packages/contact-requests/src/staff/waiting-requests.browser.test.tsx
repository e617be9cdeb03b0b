import { createOverview } from '@praxiskit/staff/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';
import { Waiting } from './waiting-requests.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T11:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const Overview = createOverview([{ Waiting }]);

/** With as many requests that wait, all of them received a month ago. */
async function open(count: number) {
  const { client, server } = createSample('de');
  for (const [at, row] of (server.rows.requests ?? []).entries()) {
    const status = at < count ? 'open' : 'answered';
    Object.assign(row, { status, created_at: '2026-10-26T09:00:00.000Z' });
  }
  await render(<StaffStage page={Overview} address="/staff" language="de" client={client} />);
}

test('where nothing waits, the page says so', async () => {
  await open(0);
  await expect.element(page.getByRole('heading', { name: 'Nichts wartet.' })).toBeVisible();
});

test('one overdue answer is announced in the singular', async () => {
  await open(1);
  await expect.element(page.getByText('Eine Antwort ist überfällig.')).toBeVisible();
});

test('answers that are overdue are counted', async () => {
  await open(2);
  await expect.element(page.getByText('2 Antworten sind überfällig.')).toBeVisible();
});
