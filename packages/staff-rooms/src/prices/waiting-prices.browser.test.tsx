import { saveAsDraft } from '@praxiskit/record-drafts';
import { createRecordClient } from '@praxiskit/record-model/client';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RoomStage } from '../test/room-stage.tsx';
import { createSample, uuid } from '../test/sample-records.ts';
import { Component } from './prices-page.tsx';

type Refuse = (path: string) => Response | null;

/** @param refuse what the server answers itself in place of the sample's */
async function open(refuse: Refuse = () => null) {
  const sample = createSample('en');
  const fetch: typeof globalThis.fetch = async (input, init) =>
    refuse(String(input)) ?? sample.fetch(input, init);
  const client = createRecordClient({ fetch, locale: 'en', saveInstead: saveAsDraft });
  await page.viewport(1440, 900);
  await render(
    <RoomStage page={Component} address="/staff/prices" language="en" client={client} />,
  );
  await expect.element(amount('Hydrafacial')).toBeVisible();
  const rows = () => sample.server.rows.prices ?? [];
  const draftOf = (n: number) => rows().find(({ draft_of_id }) => draft_of_id === uuid(n));
  return {
    of: (n: number) => rows().find(({ id }) => id === uuid(n)),
    ...{ rows, draftOf },
    async change(label: string, n: number, to: string) {
      await amount(label).fill(to);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => draftOf(n)?.amount).toBe(to);
    },
  };
}

const amount = (label: string) => page.getByLabelText(`Amount, ${label}`, { exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const line = (name: RegExp) =>
  page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });

test('one change has its own way; more than one are published together, after a look at each', async () => {
  const { change, of, draftOf } = await open();
  await change('Hydrafacial', 100, '169');
  await expect.element(button('Publish all …')).not.toBeInTheDocument();
  await change('Hyaluron, Lippen', 103, '340');
  await expect.element(page.getByText(/^2 lines are not on the website/)).toBeVisible();
  await button('Publish all …').click();
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('€159 → €169');
  await button('Publish 2 lines').click();
  await expect.element(page.getByText('2 lines published.')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect([of(100)?.amount, of(103)?.amount]).toEqual(['169', '340']);
  expect([draftOf(100), draftOf(103)]).toEqual([undefined, undefined]);
  await expect.element(button('Publish all …')).not.toBeInTheDocument();
});

test('a line that is refused says why and leads to itself; the others are published', async () => {
  const refused = { statusCode: 422, code: 'FINDINGS_OPEN', message: 'Open', details: {} };
  const { change, of, draftOf } = await open((path) =>
    path.includes(`${uuid(100)}/publish`) ? Response.json(refused, { status: 422 }) : null,
  );
  await change('Hydrafacial', 100, '169');
  await change('Hyaluron, Lippen', 103, '340');
  await button('Publish all …').click();
  await button('Publish 2 lines').click();
  await expect.element(page.getByText('1 of 2 lines published.')).toBeVisible();
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('Change the open sentences');
  await expect.element(line(/^Hyaluron/)).toMatchTextContent('published');
  await expect.element(button('Publish one line')).toBeVisible();
  expect([of(100)?.amount, of(103)?.amount]).toEqual(['159.00', '340']);
  expect(draftOf(100)?.amount).toBe('169');
  await button('Open the line').click();
  await expect.element(amount('Hydrafacial')).toHaveFocus();
});

test('an amount that is none holds up its own line alone', async () => {
  const { change, of } = await open();
  await change('Hydrafacial', 100, '169');
  await change('Hyaluron, Lippen', 103, '340');
  await amount('Hydrafacial').fill('many');
  await userEvent.keyboard('{Enter}');
  await button('Publish all …').click();
  await button('Publish 2 lines').click();
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('Something here does not fit yet:');
  expect([of(100)?.amount, of(103)?.amount]).toEqual(['159.00', '340']);
});

test('all of them are discarded together; the website stays as it is, and a new line is gone', async () => {
  const { change, of, draftOf, rows } = await open();
  const count = rows().length;
  await change('Hydrafacial', 100, '169');
  await userEvent.keyboard('{Escape}n');
  await page.getByLabelText(/^Service, German/).fill('Nachsorge');
  await page.getByLabelText(/^Service, English/).fill('Follow-up');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => rows().some(({ label_en }) => label_en === 'Follow-up')).toBe(true);
  await button('Discard all …').click();
  await expect.element(line(/^Follow-up/)).toMatchTextContent('new');
  await button('Discard 2 changes').click();
  await expect.element(page.getByText('2 changes discarded.')).toBeVisible();
  expect([of(100)?.amount, draftOf(100)]).toEqual(['159.00', undefined]);
  expect(rows()).toHaveLength(count);
  await expect.element(amount('Hydrafacial')).toHaveValue('159.00');
});

test('a published line with a later day is told to be missing on the website until then', async () => {
  const { change } = await open();
  await change('Hydrafacial', 100, '169');
  await change('Hyaluron, Lippen', 103, '340');
  await page.getByLabelText('Valid from').fill('12/01/2099');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/^Until December.1, 2099/)).toBeVisible();
  await button('Publish all …').click();
  await expect
    .element(line(/^Hyaluron/))
    .toMatchTextContent(/until then the line is missing on the website/);
});

test('the list is saved as a table, as it is here, with what is a draft', async () => {
  const { change } = await open();
  await change('Hydrafacial', 100, '169');
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:none';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await button('CSV: save the prices as a table').click();
  click.mockRestore();
  vi.mocked(URL.createObjectURL).mockRestore();
  expect(names).toEqual([expect.stringMatching(/^prices-\d{4}-\d\d-\d\d\.csv$/)]);
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines[0]).toContain('"Service, German"');
  expect(lines.find((one) => one.includes('"Hydrafacial"'))).toMatch(/"from","169",".*","Draft"$/);
  expect(lines.find((one) => one.includes('"Hyaluron, Lippen"'))).toMatch(/"Published"$/);
});
