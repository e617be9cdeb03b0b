import { createOverview, uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';
import { Waiting } from './waiting-appointments.tsx';

const Overview = createOverview([{ Waiting }]);

async function open() {
  const sample = createSample('en');
  await render(
    <StaffStage page={Overview} address="/staff" language="en" client={sample.client} />,
  );
  const stored = () => sample.server.rows.appointments?.find(({ id }) => id === uuid(301));
  return { ...sample, stored };
}

const headline = (name: string) => page.getByRole('heading', { level: 1, name });
const dialog = page.getByRole('dialog', { name: 'Appointment: Muster, Kim' });

test('the headline counts what waits, and an appointment has whom to call, and what for', async () => {
  await open();
  await expect.element(headline('One thing is waiting.')).toBeVisible();
  await expect.element(page.getByText('One person asks for an appointment.')).toBeVisible();
  await expect
    .element(page.getByText('Am liebsten an einem Donnerstag', { exact: false }))
    .toBeVisible();
});

test('an appointment without a time is refused at its field, and closing takes the answer back', async () => {
  const { stored } = await open();
  await page.getByRole('button', { name: 'Answer' }).click();
  await dialog.getByRole('button', { name: 'Enter appointment' }).click();
  await expect.element(dialog.getByText('This field is required').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored()).toMatchObject({ status: 'requested', starts_at: null });
});

test('an entered time has an end after half an hour, is saved and said, and the next thing has the focus', async () => {
  const { stored } = await open();
  await page.getByRole('button', { name: 'Answer' }).click();
  await dialog.getByLabelText('Start').fill('2026-12-03T16:30');
  await expect.element(dialog.getByLabelText('End')).toHaveValue('2026-12-03T17:00');
  await dialog.getByRole('button', { name: 'Enter appointment' }).click();
  await expect.poll(() => stored()?.status).toBe('confirmed');
  await expect.element(page.getByText('Muster, Kim: The appointment is entered.')).toBeVisible();
  await expect.element(headline('Nothing is waiting.')).toHaveFocus();
});

test('a list that does not arrive says so for itself, and can be asked for again', async () => {
  const sample = createSample('en');
  const { server } = sample;
  await (await sample.client.view('appointments')).get(uuid(301));
  const refuse = () => Response.json({ code: 'NOT_FOUND', message: 'No' }, { status: 404 });
  server.answerNext(refuse);
  server.answerNext(refuse);
  await render(
    <StaffStage page={Overview} address="/staff" language="en" client={sample.client} />,
  );
  await expect.element(page.getByText('This did not arrive.')).toBeVisible();
  await expect.element(headline('What is waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect.element(page.getByText('One person asks for an appointment.')).toBeVisible();
});
