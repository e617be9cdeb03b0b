import { createRecordClient } from '@praxiskit/record-model/client';
import { uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { sampleFacts } from '../../test/sample-treatment.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { firstFacts } from './facts-editor.tsx';
import { treatments } from './texts.ts';
import { Component } from './treatments-page.tsx';

async function open(n = 13, values: object = {}) {
  const sample = createSample('en');
  const all = sample.server.rows.treatments ?? [];
  Object.assign(all.find((row) => row.id === uuid(n)) ?? {}, values);
  await page.viewport(1440, 900);
  await render(
    <StaffStage
      page={Component}
      address="/staff/treatments"
      id={uuid(n)}
      language="en"
      client={sample.client}
    />,
  );
  await expect.element(page.getByLabelText('Name, German')).toBeVisible();
  const find = (column: string) =>
    sample.server.rows.treatments?.find((row) => row[column] === uuid(n));
  return { ...sample, row: () => find('draft_of_id'), published: () => find('id') };
}

test('a text that is left is saved; the other language is marked until it is touched, too', async () => {
  const { row } = await open();
  await page.getByLabelText('Summary, German').fill('Ein neuer Satz.');
  await expect
    .element(page.getByText('Behind the German text.', { exact: false }).first())
    .toBeVisible();
  await page.getByLabelText('Summary, English').fill('A new sentence.');
  expect(
    page.getByLabelText('Summary, English').element().getAttribute('aria-describedby'),
  ).toBeNull();
  await userEvent.tab();
  await expect
    .poll(row)
    .toMatchObject({ summary_de: 'Ein neuer Satz.', summary_en: 'A new sentence.' });
});

test('a treatment keeps its heading while its name is changed', async () => {
  await open();
  await page.getByLabelText('Name, English').fill('');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hyaluron' })).toBeVisible();
});

test('a sentence against the law has its number and paragraph until it is changed', async () => {
  await open();
  await expect.element(page.getByText('one sentence open', { exact: false })).toBeVisible();
  const body = page.getByLabelText('What happens, German');
  await expect.element(page.getByRole('link', { name: /HWG/ }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Note 1' }).first()).toBeVisible();
  await body.fill('Vernetzte Hyaluronsäure stützt eine Linie.');
  await expect.element(page.getByText('no sentence open', { exact: false })).toBeVisible();
  expect(page.getByRole('link', { name: /HWG/ }).query()).toBeNull();
});

test('a suggestion of the lint can be taken as it is', async () => {
  const { row } = await open();
  await page.getByLabelText('What happens, German').fill('Dauert 45 Minuten.');
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByLabelText('Name, German').click();
  await userEvent.tab();
  await expect.poll(() => row()?.body_de).toBe('Dauert 45\u00a0Minuten.');
});

test('depth is moved by keys, and saved when it is left', async () => {
  const { row } = await open();
  const most = page.getByRole('slider', { name: 'greatest depth' });
  (most.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await userEvent.tab();
  await expect.poll(() => row()?.facts).toMatchObject({ depth_min: 0, depth_max: 0 });
});

test('an entry of a list that lacks a text is not sent, and says so', async () => {
  const { row } = await open();
  const risks = page.getByRole('group', { name: 'Risks' });
  await risks.getByRole('button', { name: 'Add' }).click();
  await risks.getByLabelText('Text, German').nth(1).fill('Rötung.');
  await expect.element(risks.getByText('Not saved yet', { exact: false })).toBeVisible();
  await risks.getByLabelText('Text, English').nth(1).fill('Redness.');
  await userEvent.tab();
  await expect
    .poll(() => row()?.risks)
    .toMatchObject([{}, { text_de: 'Rötung.', text_en: 'Redness.' }]);
});

const lawful = { body_de: 'Vernetzte Hyaluronsäure stützt.', exclusions_en: 'Pregnancy.' };

test('the missing parts of a new treatment are listed beside its button, lead to their fields, and hold publishing back', async () => {
  const empty = { published_at: null, purpose_en: '', risks: [], ...lawful };
  const { published } = await open(13, { ...empty, facts: { ...sampleFacts, lasts_de: '' } });
  await expect.element(page.getByText('3 parts missing')).toBeVisible();
  const list = page.getByRole('region', { name: /^Still missing/ });
  const names = () =>
    list
      .getByRole('button')
      .elements()
      .map((link) => link.textContent);
  const purpose = 'What for and for whom (English)';
  expect(names()).toEqual(['Lasts (German)', purpose, 'Risks']);
  // Nothing beside it says that all is well.
  expect(page.getByText('no sentence open', { exact: false }).query()).toBeNull();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(list).toHaveFocus();
  expect(published()?.published_at).toBeNull();
  await list.getByRole('button', { name: 'Risks' }).click();
  const risks = page.getByRole('group', { name: 'Risks' });
  await expect.element(risks.getByRole('button', { name: 'Add' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await risks.getByLabelText('Text, German').fill('Schwellung.');
  await risks.getByLabelText('Text, English').fill('Swelling.');
  await list.getByRole('button', { name: 'Lasts (German)' }).click();
  await expect.element(page.getByLabelText('Lasts, German')).toHaveFocus();
  await userEvent.keyboard('ein Jahr{Tab}');
  await expect.element(page.getByText('one part missing')).toBeVisible();
  await list.getByRole('button', { name: purpose }).click();
  await userEvent.keyboard('For lips.{Tab}');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => published()?.published_at).not.toBeNull();
});

test('a new treatment begins without any number, in the chosen layer', async () => {
  const { server } = await open();
  await page.getByRole('button', { name: /^New treatment/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(/German/).fill('Lichttherapie');
  await dialog.getByLabelText(/English/).fill('Light therapy');
  const made = () => server.rows.treatments?.find((row) => row.name_de === 'Lichttherapie');
  // A layer is only said once a user has chosen one.
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(dialog.getByLabelText(/^Layer/)).toHaveFocus();
  expect(made()).toBeUndefined();
  await dialog.getByLabelText(/^Layer/).selectOptions('Dermis');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.poll(made).toBeDefined();
  const numbers = Object.entries(made()?.facts as object).filter(([, is]) => Number.isFinite(is));
  expect([numbers, made()?.facts]).toEqual([[], expect.objectContaining({ layer: 'lederhaut' })]);
});

test('numbers that are not entered yet are missing, and an entered 0 is not', async () => {
  const { published } = await open(13, { published_at: null, ...lawful, facts: firstFacts });
  const list = page.getByRole('region', { name: /^Still missing/ });
  await list.getByRole('button', { name: 'Downtime, at least days' }).click();
  await expect.element(page.getByLabelText('Downtime, at least days')).toHaveFocus();
  await userEvent.keyboard('0{Tab}0{Tab}');
  await expect.element(list.getByRole('button', { name: /^Downtime/ })).not.toBeInTheDocument();
  await expect.element(list.getByRole('button', { name: /^Takes effect/ })).toBeVisible();
  const downtime = { downtime_days_min: 0, downtime_days_max: 0, onset_days_max: null };
  await expect.poll(() => published()?.facts).toMatchObject(downtime);
  // What is no number leaves the field as it was; emptied, it is missing.
  const duration = page.getByLabelText('Duration, minutes');
  await duration.fill('30');
  await userEvent.keyboard('x{Tab}');
  await expect.element(duration).toHaveValue('30');
  await duration.fill('');
  await expect.element(list.getByRole('button', { name: 'Duration, minutes' })).toBeVisible();
});

test('a new treatment without a price leads to the prices', async () => {
  await open(12, { published_at: null, ...lawful });
  const price = page.getByRole('link', { name: 'A published price that is valid today' });
  await expect.element(price).toHaveAttribute('href', '/staff/prices');
});

test('a field that two people have changed is asked about, and the key line leads to the question', async () => {
  const { row } = await open();
  const summary = page.getByLabelText('Summary, German');
  await summary.fill('Mein Satz.');
  await userEvent.tab();
  await expect.poll(() => row()?.summary_de).toBe('Mein Satz.');
  await expect.element(page.getByText('Connected, everything saved').first()).toBeVisible();
  Object.assign(row() ?? {}, { summary_de: 'Ihr Satz.', version: 9 });
  await summary.fill('Noch ein Satz.');
  await userEvent.tab();
  const line = page.getByRole('contentinfo').getByRole('button', { name: 'One entry to decide' });
  await line.click();
  await expect.poll(() => document.activeElement?.id).toBe('staff-question');
  await expect.element(page.getByText('Ihr Satz.')).toBeInViewport();
});

/** With a draft, of which a colleague saves more than once. */
async function openWithColleague(values: object) {
  const sample = await open(13, values);
  const summary = page.getByLabelText('Summary, English');
  await summary.fill('Mine.');
  await userEvent.tab();
  await expect.poll(() => sample.row()?.summary_en).toBe('Mine.');
  const there = await createRecordClient({ fetch: sample.server.fetch }).view('treatments');
  const theirs = await there.get(String(sample.row()?.id));
  return {
    ...sample,
    async saveThere(column: string, change: (value: never) => unknown) {
      theirs.set(column, change(theirs.get(column) as never));
      await theirs.flush();
      // As an event does.
      (await sample.client.view('treatments')).adopt({ ...theirs.base() });
    },
  };
}

test('numbers that a colleague has put in order are saved as shown here', async () => {
  const facts = { ...sampleFacts, sessions_min: 1, sessions_max: 3 };
  const { row, saveThere } = await openWithColleague({ facts });
  const least = page.getByLabelText(treatments.en.facts.sessions_min);
  await least.fill('5');
  await userEvent.tab();
  await expect.element(page.getByText(/^Not saved yet/)).toBeVisible();
  await saveThere('facts', (now: object) => ({ ...now, sessions_max: 6 }));
  await expect.element(page.getByText(/^Not saved yet/)).not.toBeInTheDocument();
  await expect.element(least).toHaveValue('5');
  await expect.poll(() => row()?.facts).toMatchObject({ sessions_min: 5, sessions_max: 6 });
});

test('sources that a colleague has added are shown, and stay where the field is left', async () => {
  const evidence = {
    grade: 'weak',
    text_de: 'Zwei Studien.',
    text_en: 'Two trials.',
    sources: ['One 2020'],
    reviewed_on: null,
  };
  const { row, saveThere } = await openWithColleague({ evidence });
  const sources = page.getByLabelText('Sources, one per line');
  await saveThere('evidence', (now: object) => ({ ...now, sources: ['One 2020', 'Two 2024'] }));
  await expect.element(sources).toHaveValue('One 2020\nTwo 2024');
  (sources.element() as HTMLElement).focus();
  await userEvent.tab();
  await new Promise((go) => setTimeout(go, 1500));
  expect(row()?.evidence).toMatchObject({ sources: ['One 2020', 'Two 2024'] });
  await sources.fill('One 2020\n\n  Three 2026 ');
  await userEvent.tab();
  await expect.element(sources).toHaveValue('One 2020\nThree 2026');
  await expect.poll(() => row()?.evidence).toMatchObject({ sources: ['One 2020', 'Three 2026'] });
});
