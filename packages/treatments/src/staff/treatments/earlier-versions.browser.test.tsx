import { saveAsDraft } from '@praxiskit/record-form/drafts';
import { createRecordClient } from '@praxiskit/record-model/client';
import { publishSample, uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component as PricesPage } from '../prices/prices-page.tsx';
import { Component as TreatmentsPage } from './treatments-page.tsx';

const body = 'Vernetzte Hyaluronsäure stützt eine Linie. Sie bindet Wasser.';
const summary = 'Ein früherer Satz.';

/** A treatment that was published twice since it was public first. */
async function createPublished() {
  const sample = createSample('en');
  const rows = () => sample.server.rows.treatments ?? [];
  Object.assign(rows().find(({ id }) => id === uuid(13)) ?? {}, {
    body_de: body,
    summary_de: summary,
    published_at: '2026-10-01T08:04:00.000Z',
    published_by_name: 'Clara Mustermann',
  });
  const publish = (values: object) => publishSample(sample, 'treatments', uuid(13), values);
  await publish({ body_de: body.replace('Wasser', 'viel Wasser'), active: false });
  await publish({ summary_de: 'Ein neuer Satz.' });
  const find = (column: string) => rows().find((row) => row[column] === uuid(13));
  return { ...sample, draft: () => find('draft_of_id'), published: () => find('id') };
}

async function openTreatment(sample: { client: ReturnType<typeof createSample>['client'] }) {
  await page.viewport(1440, 900);
  await render(
    <StaffStage
      page={TreatmentsPage}
      address="/staff/treatments"
      id={uuid(13)}
      language="en"
      client={sample.client}
    />,
  );
  await expect.element(page.getByLabelText('Name, German')).toBeVisible();
}

const list = () => page.getByRole('heading', { name: 'Earlier versions' });
const first = () => page.getByText('October 1, 2026, 10:04 AM');
const take = () => page.getByRole('button', { name: 'Copy to the draft' });
/** A shown difference: its label and both values. */
const differences = () =>
  [...document.querySelectorAll('.pk-staff-compare dl > div')].map((one) =>
    [...one.querySelectorAll('dt, dd > p')].map(({ textContent }) => textContent),
  );

test('an earlier version is compared with the edited text and taken into the draft; the website stays as it is [R7.6]', async () => {
  const sample = await createPublished();
  await openTreatment(sample);
  await list().click();
  await expect.element(first()).toBeVisible();
  expect(first().element().closest('summary')?.textContent).toContain('Clara Mustermann');
  await first().click();
  await expect.poll(differences).toEqual([
    ['Offered', 'no', 'yes'],
    ['Summary (German)', 'Ein neuer Satz.', summary],
    ['What happens (German)', body.replace('Wasser', 'viel Wasser'), body],
  ]);
  // Of a long text only the sentence that differs.
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Sie bindet viel Wasser.',
    'Sie bindet Wasser.',
  ]);
  await take().click();
  await expect.poll(() => sample.draft()).toMatchObject({ summary_de: summary, body_de: body });
  await expect.element(page.getByLabelText('Summary, German')).toHaveValue(summary);
  expect(sample.published()).toMatchObject({ summary_de: 'Ein neuer Satz.', active: false });
  await expect.element(page.getByText('It does not differ', { exact: false })).toBeVisible();
  // The button is gone; the focus is at what it was in.
  expect(document.activeElement?.textContent).toContain('October 1, 2026');
  await expect.element(page.getByText('3 fields changed', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => sample.published()).toMatchObject({ summary_de: summary, active: true });
  // What that has replaced is one more.
  await expect.poll(() => document.querySelectorAll('.pk-staff-versions li').length).toBe(3);
});

test('taking over a version can be undone for ten seconds, without the changes since', async () => {
  const sample = await createPublished();
  await openTreatment(sample);
  await list().click();
  await first().click();
  await take().click();
  await expect.poll(() => sample.draft()?.summary_de).toBe(summary);
  await page.getByLabelText('What happens, German').fill('Weiter geschrieben.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => sample.draft())
    .toMatchObject({ summary_de: 'Ein neuer Satz.', body_de: 'Weiter geschrieben.' });
});

test('the comparison follows the input', async () => {
  await openTreatment(await createPublished());
  await list().click();
  await first().click();
  await page.getByLabelText('Summary, German').fill(summary);
  await expect
    .poll(() => differences().map(([label]) => label))
    .toEqual(['Offered', 'What happens (German)']);
});

test('a change of another user to a value that was taken over is asked about [R7.6]', async () => {
  const sample = await createPublished();
  await openTreatment(sample);
  await page.getByLabelText('Summary, German').fill('Angefangen.');
  await expect.poll(() => sample.draft()?.summary_de).toBe('Angefangen.');
  await list().click();
  await first().click();
  await expect.element(take()).toBeVisible();
  Object.assign(sample.draft() ?? {}, { summary_de: 'Von anderen.', version: 9 });
  await take().click();
  const question = page.getByRole('alert', { name: 'Changed elsewhere in the meantime' });
  await expect.element(question).toMatchTextContent(/Ein früherer Satz\..*Von anderen\./);
});

test('a record that was published once has no earlier version, and a new one no list', async () => {
  const sample = createSample('en');
  await openTreatment(sample);
  await list().click();
  await expect.element(page.getByText('None yet.', { exact: false })).toBeVisible();
});

test('a new treatment has no list of earlier versions', async () => {
  const sample = createSample('en');
  const row = sample.server.rows.treatments?.find(({ id }) => id === uuid(13));
  Object.assign(row ?? {}, { published_at: null });
  await openTreatment(sample);
  expect(list().query()).toBeNull();
});

test('nothing is requested before the list is opened; a failed request is reported and repeated', async () => {
  const sample = await createPublished();
  const asked: string[] = [];
  let fails = true;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (!path.includes('/versions')) return sample.fetch(input, init);
    asked.push(path.split('/').slice(5).join('/'));
    return fails ? Response.json({ code: 'INTERNAL' }, { status: 500 }) : sample.fetch(input, init);
  };
  const client = createRecordClient({ fetch, locale: 'en', saveInstead: saveAsDraft });
  await openTreatment({ client });
  expect(asked).toEqual([]);
  await list().click();
  const said = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect.element(said).toBeVisible();
  fails = false;
  await said.getByRole('button', { name: 'Load again' }).click();
  await expect.element(first()).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['versions']));
  fails = true;
  await first().click();
  await expect.element(said).toBeVisible();
  fails = false;
  await said.getByRole('button', { name: 'Load again' }).click();
  await expect.element(take()).toBeVisible();
});

test('the keyboard opens the list and a version, and takes it over', async () => {
  const sample = await createPublished();
  await openTreatment(sample);
  (list().element().closest('summary') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(first()).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(take()).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => sample.draft()?.summary_de).toBe(summary);
});

test('prices have theirs: amounts as they are written', async () => {
  const sample = createSample('en');
  await publishSample(sample, 'prices', uuid(103), { amount: '340.50', treatment_id: null });
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={PricesPage} address="/staff/prices" language="en" client={sample.client} />,
  );
  await page.getByLabelText('Amount, Hyaluron, Lippen').click();
  await list().click();
  await page.getByText('November 20, 2026', { exact: false }).last().click();
  await expect.poll(differences).toEqual([
    ['Treatment', 'empty', 'Hyaluron'],
    ['Amount in euros', '340.50', '320.00'],
  ]);
  await take().click();
  const draft = () => sample.server.rows.prices?.find((row) => row.draft_of_id === uuid(103));
  await expect.poll(draft).toMatchObject({ amount: '320.00', treatment_id: uuid(13) });
});
