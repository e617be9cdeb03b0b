import { saveAsDraft } from '@praxiskit/record-form/drafts';
import { createRecordClient } from '@praxiskit/record-model/client';
import { editableNames } from '@praxiskit/record-model/drafts';
import { uuid } from '@praxiskit/staff/testing';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './prices-page.tsx';

/**
 * @param refuse what the server answers itself in place of the sample's
 * @param held what a write waits for
 */
async function open(
  refuse: (init?: RequestInit) => Response | null = () => null,
  held: () => Promise<void> | null = () => null,
) {
  const sample = createSample('en');
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if ((init?.method ?? 'GET') !== 'GET') await held();
    return refuse(init) ?? sample.fetch(input, init);
  };
  const client = createRecordClient({ fetch, locale: 'en', saveInstead: saveAsDraft });
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/prices" language="en" client={client} />,
  );
  await expect.element(amount('Hydrafacial')).toBeVisible();
  const rows = () => sample.server.rows.prices ?? [];
  return {
    ...sample,
    client,
    rows,
    of: (n: number) => rows().find(({ id }) => id === uuid(n)),
    draftOf: (n: number) => rows().find(({ draft_of_id }) => draft_of_id === uuid(n)),
  };
}

const amount = (label: string) => page.getByLabelText(`Amount, ${label}`, { exact: true });

test('with 600 prices every one is counted, and shown', async () => {
  const sample = createSample('en');
  const [first] = sample.server.rows.prices ?? [];
  for (let n = sample.server.rows.prices?.length ?? 0; n < 600; n++) {
    const names = { label_de: `Preis ${n}`, label_en: `Price ${n}` };
    sample.server.rows.prices?.push({ ...first, ...names, id: uuid(1000 + n), position: n });
  }
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/prices" language="en" client={sample.client} />,
  );
  await expect.element(page.getByText('600 services')).toBeVisible();
  await expect.element(amount('Price 599')).toBeInTheDocument();
});

test('an amount is changed in place: Enter saves it as a draft, Escape brings the old one back', async () => {
  const { of, draftOf, rows } = await open();
  const count = rows().length;
  await amount('Hydrafacial').fill('165');
  await userEvent.keyboard('{Escape}');
  await expect.element(amount('Hydrafacial')).toHaveValue('159.00');
  expect(rows()).toHaveLength(count);
  await amount('Hydrafacial').fill('169');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => draftOf(100)?.amount).toBe('169');
  expect(of(100)?.amount).toBe('159.00');
  await expect.element(page.getByText('Connected, everything saved').first()).toBeVisible();
});

test('every column that staff edit is among the fields of a price, and in the CSV', async () => {
  const { client } = await open();
  await amount('Hydrafacial').click();
  await expect.element(page.getByLabelText('Amount in euros')).toBeVisible();
  const view = client.loaded('prices');
  const names = editableNames(view.definition.columns).filter((name) => name !== 'position');
  const fields = [...document.querySelectorAll('[id]')].map(({ id }) => id.split('-').at(-1));
  expect(names.filter((name) => !fields.includes(name))).toEqual([]);

  const saved = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: /^CSV/ }).click();
  const [[file] = []] = saved.mock.calls;
  const csv = await (file as Blob).text();
  const [head = ''] = csv.split('\r\n');
  const texts = names.filter((name) => name !== 'treatment_id').map((name) => view.label(name));
  expect(texts.filter((text) => !head.includes(`"${text}"`))).toEqual([]);
  expect(csv).toContain('"Hydrafacial","Hydrafacial"');
  saved.mockRestore();
});

test('Escape after Enter, and before the server has answered, leaves the amount that is being saved', async () => {
  const gate = { held: null as PromiseWithResolvers<void> | null };
  const { draftOf } = await open(undefined, () => gate.held?.promise ?? null);
  const cell = amount('Hydrafacial');
  // The first one opens the draft, the second one saves it.
  for (const [typed, next] of [
    ['169', '175'],
    ['179', ''],
  ] as const) {
    gate.held = Promise.withResolvers();
    await cell.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Saving').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(cell).toHaveValue(typed);
    // Only the input since is taken back, to this amount.
    await cell.fill(next);
    await userEvent.keyboard('{Escape}');
    await expect.element(cell).toHaveValue(typed);
    gate.held.resolve();
    gate.held = null;
    await expect.poll(() => draftOf(100)?.amount).toBe(typed);
    await expect.element(page.getByText('Connected, everything saved').first()).toBeVisible();
    await expect.element(cell).toHaveValue(typed);
    expect(draftOf(100)?.amount).toBe(typed);
  }
});

test('input during the first save, which opens the draft, is neither saved nor changed by it', async () => {
  const gate = { held: null as PromiseWithResolvers<void> | null };
  const { draftOf, client } = await open(undefined, () => gate.held?.promise ?? null);
  const cell = amount('Hydrafacial');
  gate.held = Promise.withResolvers();
  await cell.fill('169');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Saving').first()).toBeVisible();
  await cell.fill('17');
  gate.held.resolve();
  gate.held = null;
  await expect.poll(() => draftOf(100)?.amount).toBe('169');
  await expect.element(page.getByText('Not saved yet').first()).toBeVisible();
  await expect.element(cell).toHaveValue('17');
  await userEvent.keyboard('{Escape}');
  await expect.element(cell).toHaveValue('169');
  await expect.poll(() => client.pending()).toEqual([]);
  expect(draftOf(100)?.amount).toBe('169');
});

test('input that continues during the first save and is saved asks no question about that save', async () => {
  const gate = { held: null as PromiseWithResolvers<void> | null };
  const { draftOf } = await open(undefined, () => gate.held?.promise ?? null);
  gate.held = Promise.withResolvers();
  await amount('Hydrafacial').fill('169');
  await userEvent.keyboard('{Enter}');
  await amount('Hydrafacial').fill('175');
  gate.held.resolve();
  gate.held = null;
  await expect.poll(() => draftOf(100)?.amount).toBe('169');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => draftOf(100)?.amount).toBe('175');
  await expect.element(page.getByText('Connected, everything saved').first()).toBeVisible();
});

describe('a draft that others begin while an amount is typed', () => {
  async function openBegun(typed: string) {
    const sample = await open();
    await amount('Hydrafacial').fill(typed);
    const path = `/api/drafts/prices/${uuid(100)}/open`;
    await sample.fetch(path, { method: 'POST' });
    const draft = sample.draftOf(100) as Record<string, unknown>;
    Object.assign(draft, { note_en: 'Of a colleague', version: Number(draft.version) + 1 });
    // As the server's event does it.
    sample.client.loaded('prices').adopt({ ...draft });
    await expect.element(page.getByText('Not saved yet').first()).toBeVisible();
    return sample;
  }

  test('leaves the input in the cell, and saves it with Enter', async () => {
    // No number yet, so that nothing can save it in between.
    const { draftOf, client } = await openBegun('92.');
    await expect.element(amount('Hydrafacial')).toHaveValue('92.');
    await userEvent.keyboard('5{Enter}');
    await expect.poll(() => draftOf(100)?.amount).toBe('92.5');
    expect(draftOf(100)?.note_en).toBe('Of a colleague');
    await expect.poll(() => client.pending()).toEqual([]);
  });

  test('gets nothing of it before Enter, and Escape takes it back', async () => {
    const { draftOf, client } = await openBegun('17');
    await expect.element(amount('Hydrafacial')).toHaveValue('17');
    await userEvent.keyboard('{Escape}');
    await expect.element(amount('Hydrafacial')).toHaveValue('159.00');
    await expect.element(page.getByText('Of a colleague').first()).toBeVisible();
    expect(draftOf(100)?.amount).toBe('159.00');
    expect(client.pending()).toEqual([]);
  });
});

test('input over a newer published amount is still asked about when another user begins the next draft', async () => {
  const { client, of, fetch, draftOf } = await open();
  const cell = amount('Hydrafacial');
  await cell.fill('170');
  const view = client.loaded('prices');
  Object.assign(of(100) ?? {}, { amount: '92.00', version: 2 });
  // A change of another user is not deleted, and this error shows it.
  await expect(view.peek(uuid(100))?.remove()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  const question = page.getByRole('button', { name: 'Keep my entries' });
  await expect.element(question).toBeVisible();
  await fetch(`/api/drafts/prices/${uuid(100)}/open`, { method: 'POST' });
  view.adopt({ ...(draftOf(100) as object) });
  await expect.element(question).toBeVisible();
});

test('Escape brings the old amount back while another field of the price is being saved', async () => {
  const gate = { held: null as PromiseWithResolvers<void> | null };
  const { draftOf } = await open(undefined, () => gate.held?.promise ?? null);
  const cell = amount('Hydrafacial');
  await cell.click();
  gate.held = Promise.withResolvers();
  await page.getByLabelText('Service, English').fill('Hydra');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Saving').first()).toBeVisible();
  await amount('Hydra').fill('200');
  await userEvent.keyboard('{Escape}');
  await expect.element(amount('Hydra')).toHaveValue('159.00');
  gate.held.resolve();
  gate.held = null;
  await expect.poll(() => draftOf(100)).toMatchObject({ label_en: 'Hydra', amount: '159.00' });
});

test('an amount is taken with the currency beside it, in its line and in its details', async () => {
  const { draftOf } = await open();
  await amount('Hydrafacial').fill('740 €');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => draftOf(100)?.amount).toBe('740');
  const details = page.getByLabelText('Amount in euros');
  await expect.element(details).toHaveValue('740');
  await details.fill('€750');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => draftOf(100)?.amount).toBe('750');
});

test('arrows lead from amount to amount, and the chosen line is shown as the price page has it', async () => {
  await open();
  await amount('Hydrafacial').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(amount('Hydrafacial, Gesicht und Hals')).toHaveFocus();
  await expect.element(page.getByText('from €199')).toBeVisible();
});

test('a price of a later day becomes a line of its own, so that the price page keeps the present one until then', async () => {
  const { rows } = await open();
  await amount('Hyaluron, Lippen').fill('340');
  await page.getByLabelText('Valid from').fill('12/01/2099');
  await userEvent.keyboard('{Tab}');
  await expect
    .element(page.getByText(/^Until December.1, 2099 this service would be missing/))
    .toBeVisible();
  await page.getByRole('button', { name: /^New line from December.1, 2099/ }).click();
  const lines = () =>
    rows()
      .filter(({ label_de }) => label_de === 'Hyaluron, Lippen')
      .map((row) => [row.amount, row.valid_from, row.draft_of_id ?? null, row.note_de]);
  // The published one is as it was, without a draft.
  await expect.poll(lines).toEqual([
    ['320.00', '2026-11-01', null, '0,5 ml'],
    ['340', '2099-12-01', null, '0,5 ml'],
  ]);
  await expect.element(page.getByText(/^On the website from December.1, 2099/)).toBeVisible();
});

test('a deleted price comes back by Z, with everything that it had', async () => {
  const { rows } = await open();
  const count = rows().length;
  await amount('Hyaluron, Lippen').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => rows().length).toBe(count - 1);
  await expect.element(page.getByText('Hyaluron, Lippen deleted.')).toBeVisible();
  // The focus is in no field: the key works at once.
  await expect
    .element(page.getByRole('button', { name: 'All of Hyaluron, Wangen', exact: false }))
    .toHaveFocus();
  await userEvent.keyboard('z');
  await expect
    .poll(() => rows().find(({ label_de }) => label_de === 'Hyaluron, Lippen'))
    .toMatchObject({
      amount: '320.00',
      note_de: '0,5 ml',
      valid_from: '2026-11-01',
      // As public as it was.
      published_by_name: 'Anna',
    });
});

test('a price that has to stay is still there, and the server’s own sentence stays until it is read', async () => {
  const message = 'This is the last price of “Hydrafacial” that is valid today.';
  const details = { treatment_id: [{ op: 'custom', message }] };
  const refused = { statusCode: 422, code: 'VALIDATION_FAILED', message, details };
  const { rows } = await open((init) =>
    init?.method === 'DELETE' ? Response.json(refused, { status: 422 }) : null,
  );
  const count = rows().length;
  await amount('Hydrafacial').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(amount('Hydrafacial')).toHaveValue('159.00');
  expect(rows()).toHaveLength(count);
});

test('a price that could not be deleted without a connection is still there once it is back [R7.6]', async () => {
  const line = { isAway: true };
  const asked: string[] = [];
  const { client, rows } = await open(
    (init) => {
      asked.push(init?.method ?? 'GET');
      return null;
    },
    () => (line.isAway ? Promise.reject(new TypeError('Failed to fetch')) : null),
  );
  const count = rows().length;
  await amount('Hyaluron, Lippen').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('The price is still there.', { exact: false })).toBeVisible();
  line.isAway = false;
  await client.flush();
  await expect.element(page.getByText('Connected, everything saved').first()).toBeVisible();
  expect(asked).not.toContain('DELETE');
  expect(rows()).toHaveLength(count);
});

test('a new line is written in both languages, and is on the server once it is complete', async () => {
  const { rows } = await open();
  const count = rows().length;
  await userEvent.keyboard('n');
  const german = page.getByLabelText('Service, German');
  await expect.element(german).toHaveFocus();
  await userEvent.keyboard('Peeling{Tab}');
  expect(rows()).toHaveLength(count);
  await userEvent.keyboard('Peel{Tab}');
  await expect.poll(() => rows().length).toBe(count + 1);
  expect(rows().at(-1)).toMatchObject({ label_de: 'Peeling', label_en: 'Peel', is_from: true });
});

test('a published price that is deleted takes its draft along, and brings it back', async () => {
  const { rows, of, draftOf } = await open();
  await amount('Hydrafacial').fill('169');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => draftOf(100)?.amount).toBe('169');
  await expect.element(page.getByText('was €159').last()).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => of(100)).toBeUndefined();
  expect(draftOf(100)).toBeUndefined();
  await expect
    .element(page.getByRole('button', { name: 'All of Hydrafacial, Gesicht', exact: false }))
    .toHaveFocus();
  await userEvent.keyboard('z');
  const all = () => rows().filter(({ label_de }) => label_de === 'Hydrafacial');
  await expect.poll(() => all().map((row) => row.amount)).toEqual(['159.00', '169']);
  expect(all()[1]?.draft_of_id).toBe(all()[0]?.id);
});

test('Ctrl+Enter publishes an amount as it was typed, also before it was saved', async () => {
  const { of, draftOf } = await open();
  await amount('Hydrafacial').fill('175');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => of(100)?.amount).toBe('175');
  await expect.poll(() => draftOf(100)).toBeUndefined();
  await expect.element(page.getByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

test.each(['Publish', 'Discard'])('after %s the same amount can be changed again', async (step) => {
  const { of, draftOf } = await open();
  const before = of(100)?.amount;
  await amount('Hydrafacial').fill('175');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => draftOf(100)?.amount).toBe('175');
  const first = draftOf(100)?.id;
  await page.getByRole('button', { name: step }).click();
  await expect.poll(() => draftOf(100)).toBeUndefined();
  await expect
    .element(amount('Hydrafacial'))
    .toHaveValue(step === 'Publish' ? '175' : String(before));
  await amount('Hydrafacial').fill('176');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => draftOf(100)?.amount).toBe('176');
  expect(draftOf(100)?.id).not.toBe(first);
});

test('an amount that is no number is named where publishing is refused, and on no preview included [R7.15]', async () => {
  const { of, draftOf } = await open();
  await page.getByRole('button', { name: 'All of Hydrafacial', exact: true }).click();
  await amount('Hydrafacial').fill('abc');
  await expect.element(page.getByText('amount missing')).toBeVisible();
  expect(page.getByText('included', { exact: true }).query()).toBeNull();
  await page.getByRole('button', { name: 'Publish' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'Not published yet.' });
  await refused.getByRole('link', { name: /^Amount in euros: / }).click();
  await expect.element(page.getByLabelText('Amount in euros')).toHaveFocus();
  expect(draftOf(100)).toBeUndefined();
  await page.getByLabelText('Amount in euros').fill('170');
  await expect.element(refused).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => of(100)?.amount).toBe('170');
});

describe('a price that others delete', () => {
  const question = () => page.getByRole('alert', { name: 'This was deleted in the meantime' });
  const note = () => page.getByLabelText('Note, German');

  /** Typed in a draft that was saved, or in a price that has none. */
  async function openDeleted(isDrafted: boolean) {
    const sample = await open();
    await page.getByRole('button', { name: 'All of Hydrafacial', exact: true }).click();
    if (isDrafted) {
      await note().fill('Erst dies.');
      await userEvent.keyboard('{Tab}');
      await expect.poll(() => sample.draftOf(100)?.note_de).toBe('Erst dies.');
    }
    await note().fill('Was ich geschrieben habe.');
    const rows = sample.server.rows.prices as { id: string; draft_of_id: string | null }[];
    const left = rows.filter((row) => row.id !== uuid(100) && row.draft_of_id !== uuid(100));
    rows.splice(0, rows.length, ...left);
    if (isDrafted) sample.client.loaded('prices').forget(uuid(100));
    await userEvent.keyboard('{Tab}');
    await expect.element(question()).toBeVisible();
    await expect.element(note()).toHaveValue('Was ich geschrieben habe.');
    return sample;
  }

  test.each([true, false])(
    'is created again with the input, and is not public (%s)',
    async (isDrafted) => {
      const { rows } = await openDeleted(isDrafted);
      await page.getByRole('button', { name: 'Create it again' }).click();
      const made = () => rows().find(({ note_de }) => note_de === 'Was ich geschrieben habe.');
      await expect.poll(made).toMatchObject({
        label_de: 'Hydrafacial',
        published_at: null,
        draft_of_id: null,
      });
      await expect.element(question()).not.toBeInTheDocument();
      await expect.element(note()).toHaveValue('Was ich geschrieben habe.');
      await expect.element(page.getByText('Connected, everything saved').first()).toBeVisible();
    },
  );

  test.each([true, false])('is given up, and nothing is left to decide (%s)', async (isDrafted) => {
    const { rows } = await openDeleted(isDrafted);
    const count = rows().length;
    await page.getByRole('button', { name: 'Give it up' }).click();
    await expect.element(page.getByText('Choose a line to see all of it.')).toBeVisible();
    await expect.element(page.getByText('Connected, everything saved').first()).toBeVisible();
    expect(rows()).toHaveLength(count);
  });
});

test('on a phone the page of a price is headed by its name', async () => {
  await open();
  await page.viewport(390, 844);
  await page.getByRole('button', { name: 'All of Hyaluron, Lippen' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Hyaluron, Lippen' }))
    .toBeVisible();
});

test('an empty English field of a new price says what is missing, and nothing else', async () => {
  await open();
  await userEvent.keyboard('n');
  await page.getByLabelText(/^Service, German/).fill('Nachsorge');
  await page.getByLabelText(/^Service, English/).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('This field is required')).toBeVisible();
  await expect.element(page.getByText(/^Behind the German text/)).not.toBeInTheDocument();
});

test('earlier amounts are listed with day and name, the last one first', async () => {
  await open();
  await amount('Hyaluron, Wangen, Kinn und Kinnlinie').click();
  const history = page.getByRole('heading', { name: 'History of this line' });
  await expect.element(history).toBeVisible();
  const lines = [...(history.element().parentElement?.querySelectorAll('dl > div') ?? [])];
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '11/01/2026€690 → €720, Sina Beispiel',
    '04/01/2026new, €690, Clara Mustermann',
  ]);
  // One that has none says nothing of it.
  await amount('Hyaluron, Lippen').click();
  await expect.element(history).not.toBeInTheDocument();
});

test('a draft that another user publishes is not reported as discarded, though the price’s history is new with it', async () => {
  const { of, draftOf, rows, client } = await open();
  await amount('Hydrafacial').fill('165');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => draftOf(100)?.amount).toBe('165');
  await page.getByRole('button', { name: 'All of Hydrafacial', exact: true }).click();
  const draft = draftOf(100) as (typeof all)[number];
  const all = rows();
  all.splice(all.indexOf(draft), 1);
  const change = { at: '2026-11-20T09:00:00.000Z', by: 'Anna', from: '159.00', to: '165' };
  Object.assign(of(100) as object, { amount: '165', history: [change], version: 2 });
  await client.loaded('prices').get(uuid(100));
  await expect.element(page.getByText('€159 → €165, Anna')).toBeVisible();
  // As the server's event does it.
  client.loaded('prices').forget(String(draft?.id));
  const gone = page.getByRole('alert', { name: /^The draft was published or discarded/ });
  // Whether it is discarded is decided a moment later.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await expect.element(gone).not.toBeInTheDocument();
  await expect.element(page.getByText('unpublished')).not.toBeInTheDocument();
});
