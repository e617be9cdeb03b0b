import { createRecordClient } from '@praxiskit/record-model/client';
import { uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './practice-page.tsx';

interface Span {
  day: number;
  opens: string;
  closes: string;
}

const monday = page.getByLabelText('Monday, From').first();
const question = page.getByRole('alert', { name: 'Changed elsewhere in the meantime' });

/** The practice with a draft, shown here; a colleague has the draft as well. */
async function openDraft() {
  const { client, server } = createSample('en');
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/practice" language="en" client={client} />,
  );
  await expect.element(monday).toBeVisible();
  const draft = () => server.rows.practice?.find((one) => one.draft_of_id === uuid(300));
  await page.getByLabelText('Phone', { exact: true }).fill('03643 1');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => draft()?.phone).toBe('03643 1');
  const view = await createRecordClient({ fetch: server.fetch }).view('practice');
  const theirs = await view.get(String(draft()?.id));
  async function saveThere(change: Change) {
    const hours = theirs.get('hours') as readonly Span[];
    theirs.set(
      'hours',
      hours.flatMap((span) => change(span) ?? []),
    );
    await theirs.flush();
  }
  const savedOf = (wanted: number) => {
    const spans = draft()?.hours as readonly Span[] | undefined;
    return spans?.find((span) => span.day === wanted)?.opens;
  };
  return { client, theirs, saveThere, savedOf };
}

type Change = (span: Span) => Span | null;
const opens =
  (day: number, time: string): Change =>
  (span) =>
    span.day === day ? { ...span, opens: time } : span;
const closed =
  (day: number): Change =>
  (span) =>
    span.day === day ? null : span;

/** Monday's time is empty here, and in no record; a colleague then saves 10:15 for a day. */
async function emptyWhileSaved(day: number) {
  const { client, theirs, saveThere, savedOf } = await openDraft();
  await monday.fill('');
  await userEvent.keyboard('{Tab}');
  async function adoptTheirs(changed: number, time: string) {
    await saveThere(opens(changed, time));
    // As an event does.
    (await client.view('practice')).adopt({ ...theirs.base() });
  }
  await adoptTheirs(day, '10:15');
  expect(savedOf(day)).toBe('10:15');
  return Object.assign(savedOf, { saveThere: adoptTheirs });
}

/** Where two have saved complete hours of one version: here 08:30 for Monday. */
async function saveBoth(there: Change) {
  const { client, theirs, saveThere, savedOf } = await openDraft();
  // The answer to the save is here, too.
  const mine = (await client.view('practice')).peek(String(theirs.base().id));
  await expect.poll(() => mine?.base().version).toBe(theirs.base().version);
  await saveThere(there);
  await monday.fill('08:30');
  await userEvent.keyboard('{Tab}');
  return () => [1, 2].map(savedOf);
}

test.each([
  ['another time', opens(2, '10:15'), '10:15'],
  ['closed', closed(2), undefined],
])(
  'hours of two days that two have changed at once are merged, unasked: %s',
  async (_what, there, then) => {
    const saved = await saveBoth(there);
    await expect.poll(saved).toEqual(['08:30', then]);
    await expect.element(question).not.toBeInTheDocument();
  },
);

test('a day that is closed there while its time was changed here is asked for by its name alone', async () => {
  const saved = await saveBoth(closed(1));
  await expect
    .element(question)
    .toMatchTextContent(/, Monday, From.*08:30.*empty.*, Monday, To.*18:00.*empty/);
  await expect.element(question).not.toMatchTextContent('Tuesday');
  await question.getByRole('button', { name: 'Take the others' }).click();
  await expect.poll(saved).toEqual([undefined, '09:00']);
});

test.each([
  ['Keep my entries', '08:30'],
  ['Take the others', '10:15'],
])(
  'two changes of the same time are a question in words, and the chosen one is kept: %s',
  async (choice, kept) => {
    const saved = await saveBoth(opens(1, '10:15'));
    await expect.element(question).toMatchTextContent(/, Monday, From.*08:30.*10:15/);
    await question.getByRole('button', { name: choice }).click();
    await expect.poll(() => saved()[0]).toBe(kept);
    await expect.element(monday).toHaveValue(kept);
    await expect.element(question).not.toBeInTheDocument();
  },
);

test('a colleague’s change of other hours while a time here is empty is shown, and stays', async () => {
  const savedOf = await emptyWhileSaved(2);
  await expect.element(page.getByLabelText('Tuesday, From').first()).toHaveValue('10:15');
  await expect.element(monday).toHaveValue('');
  await monday.fill('08:45');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => savedOf(1)).toBe('08:45');
  expect(savedOf(2)).toBe('10:15');
});

test('two changes of the same time are a question, and until the answer nothing is saved', async () => {
  const savedOf = await emptyWhileSaved(1);
  await expect.element(question).toBeVisible();
  await expect.element(question.getByText('Monday, From')).toBeVisible();
  await monday.fill('08:45');
  await userEvent.keyboard('{Tab}');
  await expect.element(question.getByText('08:45')).toBeVisible();
  // Longer than an edit waits before it is saved.
  await new Promise((go) => setTimeout(go, 1500));
  expect(savedOf(1)).toBe('10:15');
  await question.getByRole('button', { name: 'Keep my entries' }).click();
  await expect.poll(() => savedOf(1)).toBe('08:45');
  await expect.element(question).not.toBeInTheDocument();
  // The buttons are gone: the focus is at the day that the question was about.
  await expect.element(monday).toHaveFocus();
});

test('their value takes the place of the incomplete one here', async () => {
  const savedOf = await emptyWhileSaved(1);
  await question.getByRole('button', { name: 'Take the others' }).click();
  await expect.element(monday).toHaveValue('10:15');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Not saved yet/)).not.toBeInTheDocument();
  expect(savedOf(1)).toBe('10:15');
});

const tuesday = page.getByLabelText('Tuesday, From').first();

test('a colleague’s change of other hours during a question asks no further one, also where they take it back', async () => {
  const savedOf = await emptyWhileSaved(1);
  const before = savedOf(2);
  await savedOf.saveThere(2, '10:30');
  await expect.element(tuesday).toHaveValue('10:30');
  await monday.fill('08:45');
  await savedOf.saveThere(2, '10:45');
  await expect.element(tuesday).toHaveValue('10:45');
  expect(question.element().textContent).not.toContain('10:45');
  await savedOf.saveThere(2, String(before));
  await expect.element(tuesday).toHaveValue(String(before));
  await question.getByRole('button', { name: 'Keep my entries' }).click();
  await expect.poll(() => savedOf(1)).toBe('08:45');
  expect(savedOf(2)).toBe(before);
});

test('where the colleague takes their change back, the input here is saved', async () => {
  const savedOf = await emptyWhileSaved(1);
  await expect.element(question).toBeVisible();
  await monday.fill('08:45');
  await savedOf.saveThere(1, '09:00');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(monday).toHaveValue('08:45');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => savedOf(1)).toBe('08:45');
});

const add = page.getByRole('button', { name: 'Hours for Monday' });

test('hours that are added overlap none of their day, and are empty where the day is full', async () => {
  await openDraft();
  await add.click();
  const [, opens] = page.getByLabelText('Monday, From').all();
  await expect.element(opens ?? monday).toHaveValue('');
  await expect.element(page.getByText(/^Not saved yet/)).not.toBeInTheDocument();
  await page.getByLabelText('Phone', { exact: true }).click();
  await expect.element(page.getByText('Not saved yet. Monday: The time is missing.')).toBeVisible();
});

test('a problem of the hours is shown at their field, and the hours are not sent', async () => {
  const { savedOf } = await openDraft();
  await page.getByLabelText('Monday, To').first().fill('08:00');
  await expect
    .element(page.getByLabelText('Monday, To').first())
    .toHaveAccessibleDescription('The end is before the beginning.');
  await page.getByLabelText('Monday, To').first().fill('18:00');
  await add.click();
  await page.getByLabelText('Monday, From').nth(1).fill('17:00');
  await page.getByLabelText('Monday, To').nth(1).fill('19:00');
  const second = page.getByLabelText('Monday, From').nth(1);
  await expect.element(second).toHaveAccessibleDescription('This overlaps the hours before it.');
  await expect.element(second).toHaveAttribute('aria-invalid', 'true');
  await expect.element(monday).not.toHaveAttribute('aria-invalid');
  await second.fill('18:30');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/^Not saved yet/)).not.toBeInTheDocument();
  expect(savedOf(1)).toBe('09:00');
});

test('by the keyboard the focus stays at the day whose time is removed, and goes to the one that is added', async () => {
  await openDraft();
  const removeButton = page.getByRole('button', { name: 'Remove the hours on Monday' });
  (removeButton.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const addButton = page.getByRole('button', { name: 'Hours for Monday', exact: true });
  await expect.element(addButton).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(monday).toHaveFocus();
});
