import { uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './practice-page.tsx';

test('what a doctor says, and her stations by their years, are written in both languages', async () => {
  const { client, server } = createSample('en');
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/practice" language="en" client={client} />,
  );
  const doctors = () =>
    server.rows.practice?.find((row) => row.draft_of_id === uuid(300))?.doctors as
      | readonly object[]
      | undefined;
  const fill = (label: RegExp, text: string) => page.getByLabelText(label).fill(text);
  await fill(/^Statement.*, German/, 'Ich beginne mit wenig.');
  await fill(/^Statement.*, English/, 'I begin with little.');
  await expect.poll(() => doctors()?.[0]).toMatchObject({ statement_en: 'I begin with little.' });

  await page.getByRole('button', { name: 'Add a position' }).click();
  await expect.element(page.getByLabelText('Since or from (year)')).toHaveFocus();
  await fill(/^Since or from/, '2003');
  await fill(/^To \(year\)/, '20');
  await fill(/^Position, German/, 'Studium');
  await fill(/^Position, English/, 'Studies');
  // Half a year is none: nothing of it is written yet, and the page says so.
  await expect.element(page.getByText('Not saved yet', { exact: false }).first()).toBeVisible();
  expect(doctors()?.[0]).not.toHaveProperty('years');
  await fill(/^To \(year\)/, '2009');
  await expect
    .poll(() => doctors()?.[0])
    .toMatchObject({
      years: [{ from: 2003, to: 2009, title_de: 'Studium', title_en: 'Studies' }],
    });

  await page.getByRole('button', { name: 'Add a sentence' }).click();
  await fill(/^Sentence, German/, 'Ich operiere nicht.');
  await fill(/^Sentence, English/, 'I do not operate.');
  await expect
    .poll(() => doctors()?.[0])
    .toMatchObject({
      refusals: [{ text_de: 'Ich operiere nicht.', text_en: 'I do not operate.' }],
    });
});

test('by the keyboard an entry is moved on with the same key, and the focus stays beside what is removed', async () => {
  const { client } = createSample('en');
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/practice" language="en" client={client} />,
  );
  for (const [index, text] of ['A', 'B', 'C'].entries()) {
    await page.getByRole('button', { name: 'Add a sentence' }).click();
    await page
      .getByLabelText(/^Sentence, German/)
      .nth(index)
      .fill(text);
  }
  const texts = () =>
    page
      .getByLabelText(/^Sentence, German/)
      .elements()
      .map((field) => (field as HTMLInputElement).value)
      .join('');
  const sentences = page.getByRole('group', { name: 'What this person does not do' });
  const key = (name: string) => sentences.getByRole('button', { name, exact: true });
  (key('Move entry 3 up').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(key('Move entry 2 up')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(texts()).toBe('CAB');
  // It is the first one: what is left to press is the way down.
  await expect.element(key('Move entry 1 down')).toHaveFocus();
  (key('Remove entry 3').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(key('Remove entry 2')).toHaveFocus();
});
