import { saveAsDraft } from '@praxiskit/record-form/drafts';
import { createRecordClient } from '@praxiskit/record-model/client';
import { uuid } from '@praxiskit/staff/testing';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './prices-page.tsx';

type Refuse = (path: string, done: () => Promise<Response>) => Response | null | Promise<null>;

/** @param refuse what the server answers itself in place of the sample's, which `done` asks for */
async function open(refuse: Refuse = () => null) {
  const sample = createSample('en');
  /** The address of a draft's step as that of its record's. */
  const ofRecord = (path: string) =>
    (sample.server.rows.prices ?? []).reduce(
      (named, { id, draft_of_id: record }) =>
        record ? named.replace(String(id), String(record)) : named,
      path,
    );
  const fetch: typeof globalThis.fetch = async (input, init) =>
    (await refuse(ofRecord(String(input)), () => sample.fetch(input, init))) ??
    sample.fetch(input, init);
  const client = createRecordClient({ fetch, locale: 'en', saveInstead: saveAsDraft });
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/prices" language="en" client={client} />,
  );
  await expect.element(amount('Hydrafacial')).toBeVisible();
  const rows = () => sample.server.rows.prices ?? [];
  const draftOf = (n: number) => rows().find(({ draft_of_id }) => draft_of_id === uuid(n));
  const view = () => client.loaded('prices');
  /** As others do it; `hasEvent`: the server's event has come. */
  const others = {
    async begin(n: number, values: object) {
      await sample.fetch(`/api/drafts/prices/${uuid(n)}/open`, { method: 'POST' });
      Object.assign(draftOf(n) as object, values, { version: 2 });
    },
    change(n: number, values: object) {
      const draft = draftOf(n) as { version: number };
      view().adopt({ ...Object.assign(draft, values, { version: draft.version + 1 }) });
    },
    takeAway(n: number, hasEvent = true) {
      const draft = draftOf(n) as { id: string };
      rows().splice(rows().indexOf(draft as never), 1);
      if (hasEvent) view().forget(draft.id);
    },
    publish(n: number, values: object) {
      const price = rows().find(({ id }) => id === uuid(n)) as { version: number };
      view().adopt({ ...Object.assign(price, values, { version: price.version + 1 }) });
    },
  };
  return {
    others,
    of: (n: number) => rows().find(({ id }) => id === uuid(n)),
    rows,
    draftOf,
    /** As the event of a draft that is gone. */
    reportGone: (id: string) => view().forget(id),
    async change(label: string, n: number, to: string) {
      await amount(label).fill(to);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => draftOf(n)?.amount).toBe(to);
      // Until the answer is here, too, Escape in the field takes the amount back.
      await expect.poll(() => client.pending()).toEqual([]);
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
  // Together they are taken back.
  await button('Undo').click();
  await expect.poll(() => [of(100)?.amount, of(103)?.amount]).toEqual(['159.00', '320.00']);
  expect([draftOf(100)?.amount, draftOf(103)?.amount]).toEqual(['169', '340']);
  await expect.element(page.getByText(/^2 lines are not on the website/)).toBeVisible();
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
  await button('Open the line: Hydrafacial').click();
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

test('a published line with a later day is announced as missing on the website until then', async () => {
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

test('the list is saved as a table, as shown, with the drafts', async () => {
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
  expect(lines[0]).toContain('"Service (German)"');
  expect(lines.find((one) => one.includes('"Hydrafacial"'))).toMatch(/"169","from",".*","Draft"$/);
  expect(lines.find((one) => one.includes('"Hyaluron, Lippen"'))).toMatch(/"Published"$/);
});

/** Holds the answer to one kind of request until it is let go. */
function hold(part: string) {
  let letGo = () => {};
  const held = new Promise<null>((resolve) => {
    letGo = () => resolve(null);
  });
  const asked: string[] = [];
  const refuse = (path: string) => {
    if (!path.endsWith(part)) return null;
    asked.push(path);
    return held;
  };
  return { refuse, letGo: () => letGo(), asked };
}

async function openWithTwo(refuse?: Refuse) {
  const opened = await open(refuse);
  await opened.change('Hydrafacial', 100, '169');
  await opened.change('Hyaluron, Lippen', 103, '340');
  return opened;
}

const announced = (text: string) =>
  expect.element(page.getByText(text, { exact: true })).toBeVisible();

test('a change of another user during the question is shown before it is published', async () => {
  const { others, of } = await openWithTwo();
  await button('Publish all …').click();
  others.change(100, { amount: '777' });
  await button('Publish 2 lines').click();
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('please look at it once more');
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('€159 → €777');
  expect([of(100)?.amount, of(103)?.amount]).toEqual(['159.00', '340']);
  await button('Publish one line').click();
  await announced('2 lines published.');
  expect(of(100)?.amount).toBe('777');
});

test('a change of another user meanwhile is not discarded unseen either', async () => {
  const { others, draftOf } = await openWithTwo();
  await button('Discard all …').click();
  others.change(100, { note_en: 'A note of a colleague' });
  await button('Discard 2 changes').click();
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('please look at it once more');
  expect(draftOf(100)?.note_en).toBe('A note of a colleague');
  expect(draftOf(103)).toBeUndefined();
});

test('a change that another user has discarded is not called published, and no button is left', async () => {
  const { others, of } = await openWithTwo();
  await button('Publish all …').click();
  others.takeAway(100);
  await button('Publish 2 lines').click();
  await announced('1 of 2 lines published.');
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('Somebody else has published,');
  expect(of(100)?.amount).toBe('159.00');
  await expect.element(button(/^Publish one line/)).not.toBeInTheDocument();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' }).last();
  await expect.element(close).toHaveFocus();
  await close.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a line that another user publishes at the same moment is published', async () => {
  const { others } = await openWithTwo();
  await button('Publish all …').click();
  others.takeAway(100, false);
  await button('Publish 2 lines').click();
  await announced('1 of 2 lines published.');
  others.publish(100, { amount: '169' });
  await announced('2 of 2 lines published.');
  await expect.element(line(/^Hydrafacial/)).not.toMatchTextContent('Somebody else');
});

test('closed in the middle, no further line is published, and the published ones are named', async () => {
  const { refuse, letGo, asked } = hold('/publish');
  const { of, draftOf } = await openWithTwo(refuse);
  await button('Publish all …').click();
  await button('Publish 2 lines').click();
  await expect.poll(() => asked).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  // Before that is over nothing else can be asked for.
  await expect.element(button(/^Discard all/)).toHaveAttribute('aria-disabled', 'true');
  letGo();
  await announced('1 of 2 lines published.');
  expect(asked).toHaveLength(1);
  expect(of(100)?.amount).toBe('169');
  expect(of(103)?.amount).not.toBe('340');
  expect(draftOf(103)?.amount).toBe('340');
  await expect
    .element(page.getByLabelText('All of Hyaluron, Lippen', { exact: true }))
    .toHaveFocus();
});

test('where no server answers, the other lines are not tried', async () => {
  const asked: string[] = [];
  await openWithTwo((path) => {
    if (!path.endsWith('/publish')) return null;
    asked.push(path);
    return Response.json({ code: 'THROTTLED' }, { status: 429 });
  });
  await button('Publish all …').click();
  await button('Publish 2 lines').click();
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('too many requests');
  await expect.element(button(/^Publish 2 lines/)).not.toHaveAttribute('aria-disabled');
  expect(asked).toHaveLength(1);
  await expect.element(line(/^Hyaluron/)).not.toMatchTextContent('too many requests');
});

test('once nothing waits any more, the focus is in the list', async () => {
  await openWithTwo();
  await button('Publish all …').click();
  await button('Publish 2 lines').click();
  await announced('2 lines published.');
  await expect
    .element(page.getByLabelText('All of Hyaluron, Lippen', { exact: true }))
    .toHaveFocus();
});

test('Ctrl+Enter publishes nothing behind the question', async () => {
  const { of } = await openWithTwo();
  await expect.element(button(/^Publish$/)).toBeVisible();
  await button('Publish all …').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(of(103)?.amount).not.toBe('340');
  await expect.element(page.getByText(/^2 lines are not on the website/)).toBeVisible();
});

test('input that is not saved yet is asked about, too, and is a draft in the table', async () => {
  const { refuse, letGo } = hold('/open');
  const { of } = await open(refuse);
  await amount('Hydrafacial').fill('169');
  await amount('Hyaluron, Lippen').fill('340');
  await userEvent.keyboard('{Tab}');
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await button('CSV: save the prices as a table').click();
  const file = create.mock.calls[0]?.[0] as Blob;
  click.mockRestore();
  create.mockRestore();
  expect((await file.text()).split('\r\n').find((one) => one.includes('"169"'))).toMatch(
    /"Draft"$/,
  );
  await button('Publish all …').click();
  letGo();
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('€159 → €169');
  await button('Publish 2 lines').click();
  await announced('2 lines published.');
  expect([of(100)?.amount, of(103)?.amount]).toEqual(['169', '340']);
});

test('a change that another user has begun in the same line is shown before it is published', async () => {
  const { refuse, letGo } = hold('/open');
  const { others, of } = await open(refuse);
  await amount('Hydrafacial').fill('169');
  await amount('Hyaluron, Lippen').fill('340');
  await userEvent.keyboard('{Tab}');
  await button('Publish all …').click();
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('€159 → €169');
  await button('Publish 2 lines').click();
  await others.begin(100, { note_en: 'A note of a colleague' });
  letGo();
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('please look at it once more');
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('€159 → €169, Note (English)');
  expect([of(100)?.amount, of(103)?.amount]).toEqual(['159.00', '340']);
  await button('Publish one line').click();
  await announced('2 lines published.');
  expect(of(100)).toMatchObject({ amount: '169', note_en: 'A note of a colleague' });
});

test('discarded, a later day makes no line missing', async () => {
  const { others } = await openWithTwo();
  others.change(100, { valid_from: '2099-12-01' });
  await button('Discard all …').click();
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent(/valid from December.1, 2099/);
  await expect.element(line(/^Hydrafacial/)).not.toMatchTextContent('missing on the website');
});

test('the sentences that hold a line up are named', async () => {
  const findings = [{ message: 'garantiert' }, { message: 'garantiert' }];
  const body = { code: 'FINDINGS_OPEN', message: 'Open', details: { label_de: findings } };
  await openWithTwo((path) =>
    path.includes(`${uuid(100)}/publish`) ? Response.json(body, { status: 422 }) : null,
  );
  await button('Publish all …').click();
  await button('Publish 2 lines').click();
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent(/for a reason: „garantiert“/);
});

test('a price that is no longer one from an amount on says so', async () => {
  const { others } = await openWithTwo();
  others.change(100, { is_from: false });
  others.change(103, { is_from: false, amount: '320.00' });
  await button('Publish all …').click();
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('from €159 → €169');
  await expect.element(line(/^Hyaluron/)).toMatchTextContent('from €320 → €320');
});

test('changes that could never be saved are discarded, and their lines are as published', async () => {
  await open();
  for (const label of ['Hydrafacial', 'Hyaluron, Lippen']) {
    await amount(label).fill('many');
    await userEvent.keyboard('{Enter}');
  }
  await button('Discard all …').click();
  await button('Discard 2 changes').click();
  await announced('2 changes discarded.');
  await expect.element(amount('Hydrafacial')).toHaveValue('159.00');
  await expect.element(amount('Hyaluron, Lippen')).toHaveValue('320.00');
});

test('a draft that is discarded with the others is not reported as another user’s discard where it is open', async () => {
  await openWithTwo();
  await button('Discard all …').click();
  await button('Discard 2 changes').click();
  await announced('2 changes discarded.');
  // An end that another user has made is shown after a moment in which it may be a publication.
  await new Promise((go) => setTimeout(go, 1000));
  await expect.element(page.getByText(/^That was somebody else/)).not.toBeInTheDocument();
  await expect.element(amount('Hyaluron, Lippen')).toHaveValue('320.00');
});

/** The first two of a step have no answer, whether the server has done them or not. */
function loseAnswers(step: string, isDone = true) {
  const lost: string[] = [];
  const refuse: Refuse = async (path, done) => {
    if (!path.endsWith(`/${step}`) || lost.length === 2) return null;
    lost.push(path);
    if (isDone) await done();
    throw new TypeError('lost');
  };
  return { refuse, lost };
}

const isSilent = (name: RegExp) =>
  expect.element(line(name)).toMatchTextContent('The server is not responding');

test('a discard without an answer is reported as discarded once its event comes, and not as another user’s', async () => {
  const { refuse, lost } = loseAnswers('discard');
  const { draftOf, reportGone } = await openWithTwo(refuse);
  const { id } = draftOf(100) as { id: string };
  await button('Discard all …').click();
  await button('Discard 2 changes').click();
  await isSilent(/^Hydrafacial/);
  expect(lost).toHaveLength(1);
  reportGone(id);
  await announced('1 of 2 changes discarded.');
  await expect.element(line(/^Hydrafacial/)).not.toMatchTextContent('The server');
  await button('Discard one change').click();
  await isSilent(/^Hyaluron/);
  // No event has come yet; the server no longer has the draft.
  await button('Discard one change').click();
  await announced('2 changes discarded.');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a line that was published without an answer is called published once its event comes', async () => {
  const { others, draftOf, of, reportGone } = await openWithTwo(loseAnswers('publish').refuse);
  const { id } = draftOf(100) as { id: string };
  await button('Publish all …').click();
  await button('Publish 2 lines').click();
  await isSilent(/^Hydrafacial/);
  expect(of(100)?.amount).toBe('169');
  reportGone(id);
  others.publish(100, {});
  await announced('1 of 2 lines published.');
  await expect.element(button('Publish one line')).toBeVisible();
});

test('a line that another user publishes after a discard without an answer is not called discarded', async () => {
  const { others } = await openWithTwo(loseAnswers('discard', false).refuse);
  await button('Discard all …').click();
  await button('Discard 2 changes').click();
  await isSilent(/^Hydrafacial/);
  others.takeAway(100);
  others.publish(100, { amount: '169' });
  await expect.element(line(/^Hydrafacial/)).toMatchTextContent('Somebody else has published,');
  await announced('0 of 2 changes discarded.');
});
