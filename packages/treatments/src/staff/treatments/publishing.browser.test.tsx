import { saveAsDraft } from '@praxiskit/record-form/drafts';
import { createRecordClient, type RecordClient } from '@praxiskit/record-model/client';
import { uuid } from '@praxiskit/staff/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from '../treatments/treatments-page.tsx';

async function open(sample = createSample('en'), client = sample.client) {
  await page.viewport(1440, 900);
  await render(
    <StaffStage
      page={Component}
      address="/staff/treatments"
      id={uuid(13)}
      language="en"
      client={client}
    />,
  );
  await expect.element(page.getByLabelText('Name, German')).toBeVisible();
  const find = (column: string) =>
    sample.server.rows.treatments?.find((row) => row[column] === uuid(13));
  return { ...sample, row: () => find('draft_of_id'), published: () => find('id') };
}

/** A sample whose server is away while `fails.all`, and has had too many steps while there is `fails.steps`. */
function createFailing() {
  const sample = createSample('en');
  const fails = { all: false, steps: null as Record<string, string> | null };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (fails.all) throw new TypeError('offline');
    if (fails.steps && String(input).endsWith('/publish')) {
      return Response.json({}, { status: 429, headers: fails.steps });
    }
    return sample.fetch(input, init);
  };
  const client = createRecordClient({ fetch, locale: 'en', saveInstead: saveAsDraft });
  return { fails, sample: { ...sample, client } };
}

const publish = () => page.getByRole('button', { name: /^Publish/ });
const lawful = 'Vernetzte Hyaluronsäure stützt eine Linie.';

test('an edit waits as a draft; Ctrl+Enter publishes it, and nothing is left to publish', async () => {
  const { published, row } = await open();
  await expect.element(page.getByText('Published', { exact: true })).toBeVisible();
  expect(publish().query()).toBeNull();
  await page.getByLabelText('What happens, German').fill(lawful);
  await page.getByLabelText('Summary, German').fill('Ein neuer Satz.');
  await expect.poll(() => row()?.summary_de).toBe('Ein neuer Satz.');
  await expect.element(page.getByText('2 fields changed', { exact: false })).toBeVisible();
  const previews = page.getByRole('link', { name: /^Preview/ });
  await expect
    .poll(() => previews.elements().map((link) => link.getAttribute('href')))
    .toEqual([
      `/hyaluron?lang=de&draft=treatments/${uuid(13)}`,
      `/hyaluron?lang=en&draft=treatments/${uuid(13)}`,
    ]);
  expect(published()?.summary_de).not.toBe('Ein neuer Satz.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => published()?.summary_de).toBe('Ein neuer Satz.');
  await expect.element(publish()).not.toBeInTheDocument();
});

test('publishing can be undone for ten seconds: visitors read the former text, and the new one is the draft again [R7.6]', async () => {
  const sample = createSample('en');
  const text = sample.server.rows.treatments?.find(({ id }) => id === uuid(13));
  Object.assign(text ?? {}, { body_de: lawful });
  const { published, row } = await open(sample);
  const before = published()?.summary_de;
  await page.getByLabelText('Summary, German').fill('Ein neuer Satz.');
  await publish().click();
  await expect.poll(() => published()?.summary_de).toBe('Ein neuer Satz.');
  const toast = page.getByText('Hyaluron published.');
  await expect.element(toast).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => published()?.summary_de).toBe(before);
  expect(row()).toMatchObject({ summary_de: 'Ein neuer Satz.' });
  await expect.element(page.getByText('one field changed', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText('Summary, German')).toHaveValue('Ein neuer Satz.');
  await expect.element(toast).not.toBeInTheDocument();
  // No message says that the draft was removed by another user.
  expect(page.getByRole('alert').query()).toBeNull();
});

test('a former text with open sentences is not published again, and that is said', async () => {
  const { published, row } = await open();
  await page.getByLabelText('What happens, German').fill(lawful);
  await publish().click();
  await expect.poll(() => published()?.body_de).toBe(lawful);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText(/^The former text has sentences/)).toBeVisible();
  expect(published()?.body_de).toBe(lawful);
  expect(row()).toBeUndefined();
});

test('publishing cannot be undone where another user has published since, and a message says so', async () => {
  const { published } = await open();
  await page.getByLabelText('What happens, German').fill(lawful);
  await page.getByLabelText('Summary, German').fill('Ein neuer Satz.');
  await publish().click();
  await expect.poll(() => published()?.summary_de).toBe('Ein neuer Satz.');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  Object.assign(published() as object, { summary_de: 'Von anderen.', version: 9 });
  await undo.click();
  await expect
    .element(page.getByText('That could not be taken back', { exact: false }))
    .toBeVisible();
  expect(published()?.summary_de).toBe('Von anderen.');
});

test('an open sentence holds publishing back until it is allowed; the reason is shown with the name', async () => {
  const { published } = await open();
  await page.getByLabelText('Summary, German').fill('Ein neuer Satz.');
  await publish().click();
  const refused = page.getByRole('alert').filter({ hasText: 'Not published yet.' });
  await expect.element(refused).toMatchTextContent(/Change the open sentences, or allow them/);
  // It leads to the sentence.
  await refused.getByRole('link').click();
  await expect.element(page.getByText('Allow …')).toBeInViewport();
  await page.getByText('Allow …').click();
  await page.getByLabelText('Reason why it may stay').fill('Quoted from the study.');
  await page.getByRole('button', { name: 'Allow for this reason' }).click();
  await expect
    .element(page.getByText(/allowed by Anna on .*: Quoted from the study\./))
    .toBeVisible();
  await publish().click();
  await expect.poll(() => published()?.summary_de).toBe('Ein neuer Satz.');
  await expect.element(page.getByText(/allowed by Anna/)).toBeVisible();
});

test('an allowance can be taken back, and the save mark names who has done either', async () => {
  const { row, published } = await open();
  await page.getByLabelText('Summary, German').fill('Ein neuer Satz.');
  await expect.poll(() => row()?.summary_de).toBe('Ein neuer Satz.');
  const mark = page.getByRole('heading', { level: 1 }).element().parentElement as HTMLElement;
  await expect.poll(() => mark.textContent).toContain('Clara Mustermann');
  await page.getByText('Allow …').click();
  await page.getByLabelText('Reason why it may stay').fill('Quoted from the study.');
  await page.getByRole('button', { name: 'Allow for this reason' }).click();
  await expect.poll(() => row()?.allowances).toHaveLength(1);
  await expect.element(page.getByText(/allowed by Anna/)).toBeVisible();
  expect(mark.textContent).toContain('Clara Mustermann');
  await page.getByRole('button', { name: 'Take the permission back' }).click();
  await expect.poll(() => row()?.allowances).toEqual([]);
  await expect.element(page.getByText('Allow …')).toBeVisible();
  expect(mark.textContent).toContain('Clara Mustermann');
  await publish().click();
  await expect.element(page.getByText('Not published yet.', { exact: false })).toBeVisible();
  expect(published()?.summary_de).not.toBe('Ein neuer Satz.');
});

test('an editor that is only looked at makes no draft, and the list marks records with one', async () => {
  const { row } = await open();
  await page.getByLabelText('Summary, German').click();
  await userEvent.keyboard('{Tab}{Tab}');
  const entry = page.getByRole('link', { name: /^Hyaluron/ });
  await expect.element(entry).not.toMatchTextContent(/Draft/);
  expect(row()).toBeUndefined();
  await page.getByLabelText('Summary, German').fill('Ein neuer Satz.');
  await expect.poll(() => row()?.summary_de).toBe('Ein neuer Satz.');
  await expect.element(entry).toMatchTextContent(/Draft/);
  expect(page.getByText('Draft', { exact: true }).elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(entry).not.toMatchTextContent(/Draft/);
});

test.each([
  ['the network is back', async () => void dispatchEvent(new Event('online'))],
  ['the server answers', (client: RecordClient) => client.send('/model/prices')],
])('while nothing answers publishing and the key line say so, until %s', async (_, comesBack) => {
  const { sample, fails } = createFailing();
  const { published, row } = await open(sample);
  await page.getByLabelText('What happens, German').fill(lawful);
  await expect.poll(() => row()?.body_de).toBe(lawful);
  fails.all = true;
  await publish().click();
  const refused = page.getByRole('alert').filter({ hasText: 'The server is not responding.' });
  await expect.element(refused).toBeVisible();
  const line = page.getByText('No connection since', { exact: false }).first();
  await expect.element(line).toBeVisible();
  fails.all = false;
  await comesBack(sample.client);
  await expect.element(refused).not.toBeInTheDocument();
  await publish().click();
  await expect.poll(() => published()?.body_de).toBe(lawful);
});

test.each([
  ['300', /Those were too many requests at once\..*Please try again from \d{1,2}:\d\d/],
  [null, /Those were too many requests at once\..*Please try again in a few minutes\./],
])('publishing at one request too many says so, with %s seconds to wait', async (wait, says) => {
  const { sample, fails } = createFailing();
  const { row } = await open(sample);
  await page.getByLabelText('What happens, German').fill(lawful);
  await expect.poll(() => row()?.body_de).toBe(lawful);
  fails.steps = wait === null ? {} : { 'retry-after': wait };
  await publish().click();
  const refused = page.getByRole('alert').filter({ hasText: 'Not published yet.' });
  await expect.element(refused).toMatchTextContent(says);
  await expect.element(page.getByLabelText('What happens, German')).toHaveValue(lawful);
});

test.each(['Keep it as a new draft', 'Give it up'])(
  'when another user has published the draft, the unsaved input is asked about: %s',
  async (choice) => {
    const { sample, fails } = createFailing();
    const { published, row, server } = await open(sample);
    await page.getByLabelText('What happens, German').fill(lawful);
    await expect.poll(() => row()?.body_de).toBe(lawful);
    const count = server.rows.treatments?.length ?? 0;
    fails.all = true;
    const summary = page.getByLabelText('Summary, German');
    await summary.fill('Ein neuer Satz.');
    await userEvent.keyboard('{Tab}');
    await expect
      .element(page.getByText('One change is waiting', { exact: false }).first())
      .toBeVisible();
    // Another user publishes it.
    const all = server.rows.treatments as { id: string; version: number }[];
    const draft = row() as unknown as (typeof all)[number];
    all.splice(all.indexOf(draft), 1);
    Object.assign(published() as object, { body_de: lawful, version: 2 });
    fails.all = false;
    dispatchEvent(new Event('online'));
    await page.getByRole('button', { name: choice }).click();
    await expect.element(page.getByRole('button', { name: choice })).not.toBeInTheDocument();
    const isKept = choice !== 'Give it up';
    await expect.poll(() => row()?.summary_de).toBe(isKept ? 'Ein neuer Satz.' : undefined);
    // No treatment more than there were.
    expect(all).toHaveLength(isKept ? count : count - 1);
    if (isKept) await expect.element(summary).toHaveValue('Ein neuer Satz.');
  },
);

test('the language that lags is still marked after the page was left and opened again', async () => {
  const sample = createSample('en');
  const { row } = await open(sample);
  await page.getByLabelText('Summary, German').fill('Ein neuer Satz.');
  await expect.poll(() => row()?.summary_de).toBe('Ein neuer Satz.');
  await cleanup();
  await open(sample, sample.createClient());
  await expect
    .element(page.getByText('Behind the German text.', { exact: false }).first())
    .toBeVisible();
});

test('a user who publishes a treatment that another user has just published sees no message that it is not public', async () => {
  const { published, row, server } = await open();
  await page.getByLabelText('What happens, German').fill(lawful);
  await expect.poll(() => row()?.body_de).toBe(lawful);
  const all = server.rows.treatments as object[];
  all.splice(all.indexOf(row() as object), 1);
  Object.assign(published() as object, { body_de: lawful, version: 2 });
  await publish().click();
  const told = page.getByRole('alert').filter({ hasText: 'This draft no longer exists' });
  await expect.element(told).toBeVisible();
  expect(told.element().textContent).not.toContain('Not published yet');
});

describe('what others take away while it is open', () => {
  const saved = () =>
    expect.element(page.getByText('Connected, everything saved').first()).toBeVisible();
  const summary = () => page.getByLabelText('Summary, German');

  /** As the server's event does it. */
  function takeAway(sample: ReturnType<typeof createSample>, id: unknown) {
    const all = sample.server.rows.treatments as { id: string; draft_of_id: string | null }[];
    const left = all.filter((one) => one.id !== id && one.draft_of_id !== id);
    all.splice(0, all.length, ...left);
    sample.client.loaded('treatments').forget(String(id));
  }

  test('a draft that was saved and is discarded is still there to read, and becomes a new one', async () => {
    const { row, ...sample } = await open();
    await summary().fill('Ein neuer Satz.');
    await expect.poll(() => row()?.summary_de).toBe('Ein neuer Satz.');
    await saved();
    takeAway(sample, row()?.id);
    const question = page.getByRole('alert', { name: /^The draft was published or discarded/ });
    await expect.element(question).toBeVisible();
    await expect.element(summary()).toHaveValue('Ein neuer Satz.');
    await question.getByRole('button', { name: 'Keep it as a new draft' }).click();
    await expect.poll(() => row()?.summary_de).toBe('Ein neuer Satz.');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(summary()).toHaveValue('Ein neuer Satz.');
    await saved();
  });

  test('a draft that is discarded and given up shows the published text', async () => {
    const { row, published, ...sample } = await open();
    await summary().fill('Ein neuer Satz.');
    await expect.poll(() => row()?.summary_de).toBe('Ein neuer Satz.');
    takeAway(sample, row()?.id);
    await page.getByRole('button', { name: 'Give it up' }).click();
    await expect.element(summary()).toHaveValue(String(published()?.summary_de));
    expect(page.getByRole('alert').query()).toBeNull();
    expect(row()).toBeUndefined();
  });

  test('a new treatment that was saved and is deleted is still there to read, and can be created again', async () => {
    const sample = createSample('en');
    const rows = () => sample.server.rows.treatments ?? [];
    Object.assign(rows().find(({ id }) => id === uuid(13)) ?? {}, { published_at: null });
    await open(sample);
    await summary().fill('Ein neuer Satz.');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => rows().some((one) => one.summary_de === 'Ein neuer Satz.')).toBe(true);
    await saved();
    takeAway(sample, uuid(13));
    const question = page.getByRole('alert', { name: 'This was deleted in the meantime' });
    await expect.element(question).toBeVisible();
    await expect.element(summary()).toHaveValue('Ein neuer Satz.');
    await question.getByRole('button', { name: 'Create it again' }).click();
    const made = () => rows().find((one) => one.summary_de === 'Ein neuer Satz.');
    await expect.poll(made).toMatchObject({ name_de: 'Hyaluron', published_at: null });
  });
});
