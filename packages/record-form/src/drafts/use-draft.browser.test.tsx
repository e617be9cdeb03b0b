import { type Draft, saveAsDraft, useDraft } from '@praxiskit/record-form/drafts';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { RecordClientProvider, useField } from '@praxiskit/record-model/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createTextServer } from '../../tests/text-server.ts';

afterEach(() => cleanup());

let latest: Draft<ModelRecord>;

function TextField({ draft }: { draft: ModelRecord }) {
  const { inputProps, fieldProps } = useField(draft, 'title_de');
  return <input {...inputProps} aria-label={fieldProps.label} />;
}

function Editor({ record }: { record: ModelRecord }) {
  latest = useDraft(record);
  const { draft, state, changed, lagging, findings, refusal, gone } = latest;
  return (
    <form>
      {draft ? null : <em>no draft</em>}
      <TextField draft={draft ?? record} />
      <output>
        {[state, ...changed].join(' ')}
        {lagging.map(({ name, lagging: language }) => `, ${name} lags in ${language}`)}
        {findings.map(({ quote }) => `, found ${quote}`)}
        {refusal ? `, not done: ${refusal.step} ${refusal.kind}` : ''}
        {refusal?.fields.map(({ name, message }) => `, ${name}: ${message}`)}
        {gone ? ', gone' : ''}
      </output>
    </form>
  );
}

/** A network that a test can turn off, and a list of its requests. */
function createNetwork(fetchThere: typeof globalThis.fetch) {
  interface Held {
    isThere: () => void;
    letGo: Promise<void>;
    isRequest: boolean;
    isLost: boolean;
  }
  const held = new Map<string, Held>();
  const network = {
    isOffline: false,
    isThrottled: false,
    sent: [] as string[],
    /**
     * Holds the next answer of an address with this ending until `letGo`. `isRequest` holds the
     * request instead, and with `isLost` the answer never arrives.
     */
    hold(end: string, { isRequest = false, isLost = false } = {}) {
      const isThere = Promise.withResolvers<void>();
      const letGo = Promise.withResolvers<void>();
      held.set(end, { isThere: isThere.resolve, letGo: letGo.promise, isRequest, isLost });
      return { isThere: isThere.promise, letGo: () => letGo.resolve() };
    },
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    network.sent.push(`${init?.method ?? 'GET'} ${String(input).replace(/\?.*/, '')}`);
    if (network.isOffline) throw new TypeError('offline');
    if (network.isThrottled) {
      return Response.json({}, { status: 429, headers: { 'retry-after': '300' } });
    }
    const [end, hold] = [...held].find(([one]) => String(input).endsWith(one)) ?? [];
    if (end) held.delete(end);
    const answer = hold?.isRequest ? null : await fetchThere(input, init);
    hold?.isThere();
    await hold?.letGo;
    if (hold?.isLost) throw new TypeError('lost');
    return answer ?? fetchThere(input, init);
  };
  return Object.assign(network, { fetch });
}

async function show() {
  const server = createTextServer();
  const network = createNetwork(server.fetch);
  const client = createRecordClient({ fetch: network.fetch, saveInstead: saveAsDraft });
  const record = (await (await client.view('texts')).get(server.id)) as ModelRecord;
  const screen = await render(
    <RecordClientProvider client={client}>
      <Editor record={record} />
    </RecordClientProvider>,
  );
  const other = createRecordClient({ fetch: server.fetch });
  const post = (step: string, body?: object) =>
    other.send(`/drafts/texts/${server.id}/${step}`, { method: 'POST', body });
  await expect.poll(() => latest.status).toBe('ready');
  return {
    screen,
    record,
    client,
    server,
    network,
    post,
    field: screen.getByRole('textbox'),
    says: (text: string) => expect.element(screen.getByRole('status')).toMatchTextContent(text),
    /** Publishes a change of another user. */
    async publishElsewhere(values: object) {
      const { id } = (await post('open')).body as { id: string };
      const theirs = await (await other.view('texts')).get(id);
      theirs.assign({ ...values });
      await theirs.flush();
      await post('publish', { version: theirs.base().version });
    },
    /** All rows of the server, drafts last: the server sorts by id, and a draft's id is random. */
    async rows(): Promise<Record<string, unknown>[]> {
      const rows: Record<string, unknown>[] = await (await server.fetch('/api/texts/')).json();
      return rows.sort((a, b) => Number(!!a.draft_of_id) - Number(!!b.draft_of_id));
    },
  };
}

test('input is saved in the draft, and public after publishing', async () => {
  const { screen, record, says } = await show();
  const field = screen.getByRole('textbox');
  await says('published');
  await userEvent.fill(field, 'Neu');
  await says('draft title_de, title lags in en');
  expect(record.base().title_de).toBe('Alt');
  // Published immediately: the latest input is included.
  expect(await latest.publish()).toBe(true);
  await says('published');
  expect(record.base().title_de).toBe('Neu');
  // The next edit opens a new draft.
  await userEvent.fill(field, 'Neuer');
  await says('draft title_de');
  expect(record.base().title_de).toBe('Neu');
});

test('opening an editor creates no draft; the first change does [R7.8]', async () => {
  const { field, screen, network, rows } = await show();
  await userEvent.click(field);
  await userEvent.tab();
  await expect.element(screen.getByText('no draft')).toBeVisible();
  expect(network.sent.filter((line) => line.startsWith('POST'))).toEqual([]);
  expect(await latest.publish()).toBe(true);
  expect(await rows()).toHaveLength(1);
  // The same field continues while its draft is being opened.
  const input = field.element();
  for (const letter of ' und neu') {
    await userEvent.type(field, letter);
    await new Promise((go) => setTimeout(go, 120));
  }
  await expect.element(screen.getByText('no draft')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Alt und neu');
  expect(field.element()).toBe(input);
  expect(document.activeElement).toBe(input);
  expect(await rows()).toHaveLength(2);
});

test('an editor that is opened again shows the existing draft', async () => {
  const { client, record, screen, field, says } = await show();
  await userEvent.fill(field, 'Neu');
  await record.flush();
  await says('draft title_de');
  await screen.rerender(
    <RecordClientProvider client={client}>
      <Editor key="another" record={record} />
    </RecordClientProvider>,
  );
  await says('draft title_de');
  await expect.element(field).toHaveValue('Neu');
});

test('findings block publishing until each is allowed for a reason', async () => {
  const { screen, record, says } = await show();
  await userEvent.fill(screen.getByRole('textbox'), 'forever');
  await says('found forever');
  expect(await latest.publish()).toBe(false);
  await says('not done: publish findings');
  const [finding] = latest.findings;
  if (!finding) throw new Error('Nothing is found');
  expect(await latest.allow(finding, ' ')).toBe(false);
  expect(await latest.allow(finding, 'A quotation.')).toBe(true);
  await expect.poll(() => latest.findings).toEqual([]);
  expect(latest.refusal).toBeNull();
  expect(await latest.publish()).toBe(true);
  expect(record.base().title_de).toBe('forever');
});

test('a change that another user published before the first edit was saved is a conflict', async () => {
  const { field, says, publishElsewhere, record } = await show();
  await userEvent.fill(field, 'Meins');
  await publishElsewhere({ title_de: 'Ihres', title_en: 'Theirs' });
  expect(await latest.publish()).toBe(false);
  await says('not done: publish undecided');
  expect(latest.draft?.conflict?.fields).toEqual({
    title_de: { base: 'Alt', mine: 'Meins', theirs: 'Ihres' },
  });
  latest.draft?.resolve('mine');
  await expect.poll(() => latest.refusal).toBeNull();
  expect(await latest.publish()).toBe(true);
  expect(record.base()).toMatchObject({ title_de: 'Meins', title_en: 'Theirs' });
});

test('discarding a draft shows the published values again', async () => {
  const { screen, record, says } = await show();
  await userEvent.fill(screen.getByRole('textbox'), 'Weg');
  await says('draft title_de');
  expect(await latest.discard()).toBe(true);
  await says('published');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Alt');
  expect(record.base().title_de).toBe('Alt');
});

test.each([
  ['published', () => latest.publish()],
  ['discarded', () => latest.discard()],
] as const)('no list has a draft that was %s, and nothing writes to it', async (_step, end) => {
  const { record } = await show();
  record.set('title_de', 'Neu');
  await record.flush();
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  const draft = latest.draft as ModelRecord;
  const drafts = record.view.list({ filter: { draft_of_id: { $null: false } } });
  await expect.poll(() => drafts.records).toContain(draft);
  expect(await end()).toBe(true);
  expect(draft.isDeleted).toBe(true);
  expect(drafts.records).not.toContain(draft);
  await expect.poll(() => latest.draft).toBeNull();
  expect(record.isChanged).toBe(false);
});

test('a new record is edited directly, and published when it is saved', async () => {
  const { client, screen, says } = await show();
  const view = await client.view('texts');
  const made = view.create({ title_de: 'Neu', title_en: 'New', body_de: '-', body_en: '-' });
  await screen.rerender(
    <RecordClientProvider client={client}>
      <Editor record={made} />
    </RecordClientProvider>,
  );
  await says('new');
  expect(latest.draft).toBe(made);
  expect(await latest.publish()).toBe(true);
  await says('published');
  expect(made.base().published_at).not.toBeNull();
});

test('an invalid field blocks a step and is named, until it is corrected [R7.15]', async () => {
  const { field, says, rows } = await show();
  await userEvent.fill(field, 'Neu');
  await says('draft title_de');
  await userEvent.clear(field);
  expect(await latest.publish()).toBe(false);
  await says('not done: publish invalid, title_de: This field is required');
  await userEvent.fill(field, 'Ganz neu');
  await says('draft title_de, title lags in en');
  await expect.poll(() => latest.refusal).toBeNull();
  expect(await latest.publish()).toBe(true);
  expect(await rows()).toMatchObject([{ title_de: 'Ganz neu' }]);
});

test('a step without an answer is reported until the network is back; nothing is thrown or lost', async () => {
  const { field, says, network, record } = await show();
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  network.isOffline = true;
  expect(await latest.publish()).toBe(false);
  await says('not done: publish unavailable');
  network.isOffline = false;
  dispatchEvent(new Event('online'));
  await expect.poll(() => latest.refusal).toBeNull();
  expect(await latest.publish()).toBe(true);
  expect(record.base().title_de).toBe('Neu');
});

test.each(['publish', 'discard'] as const)(
  'a throttled %s says when to try again, and keeps the input',
  async (step) => {
    const { field, says, network } = await show();
    await userEvent.fill(field, 'Neu');
    await expect.poll(() => latest.draft?.saveState).toBe('saved');
    network.isThrottled = true;
    const before = Date.now();
    expect(await latest[step]()).toBe(false);
    await says(`not done: ${step} throttled`);
    expect(latest.refusal?.error.retryAt).toBeGreaterThanOrEqual(before + 300_000);
    await expect.element(field).toHaveValue('Neu');
    network.isThrottled = false;
    expect(await latest[step]()).toBe(true);
    await expect.poll(() => latest.refusal).toBeNull();
  },
);

/** Saves an English title of the draft as another user. */
async function saveElsewhere({ fetch }: { fetch: typeof globalThis.fetch }, id: unknown) {
  const view = await createRecordClient({ fetch }).view('texts');
  const theirs = await view.get(String(id));
  theirs.set('title_en', 'Theirs');
  await theirs.flush();
}

test('a draft that another user has saved is shown before it is published', async () => {
  const { field, says, server, record } = await show();
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  await saveElsewhere(server, latest.draft?.base().id);
  expect(await latest.publish()).toBe(false);
  await says('not done: publish changed');
  expect(latest.draft?.base().title_en).toBe('Theirs');
  expect(await latest.publish()).toBe(true);
  expect(record.base().title_en).toBe('Theirs');
});

test('changes of another user that arrive with a save are shown before they are published', async () => {
  const { field, says, server, record } = await show();
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  await saveElsewhere(server, latest.draft?.base().id);
  await userEvent.fill(field, 'Neuer');
  expect(await latest.publish()).toBe(false);
  await says('not done: publish changed');
  expect(latest.draft?.base()).toMatchObject({ title_de: 'Neuer', title_en: 'Theirs' });
  expect(record.base()).toMatchObject({ title_de: 'Alt', title_en: 'Old' });
  expect(await latest.publish()).toBe(true);
  expect(record.base()).toMatchObject({ title_de: 'Neuer', title_en: 'Theirs' });
});

test('a draft that another user has opened is shown before it is published with the edits of this page', async () => {
  const { field, says, server, record, post } = await show();
  const { id } = (await post('open')).body as { id: string };
  await saveElsewhere(server, id);
  await userEvent.fill(field, 'Neu');
  expect(await latest.publish()).toBe(false);
  await says('not done: publish changed');
  expect(record.base()).toMatchObject({ title_de: 'Alt' });
  expect(await latest.publish()).toBe(true);
  expect(record.base()).toMatchObject({ title_de: 'Neu', title_en: 'Theirs' });
});

test.each(['publish', 'discard'] as const)(
  '%s of a draft does not affect another draft in its place, even with the same version',
  async (step) => {
    const { field, says, server, post, rows } = await show();
    await userEvent.fill(field, 'Neu');
    await expect.poll(() => latest.draft?.saveState).toBe('saved');
    await post('discard');
    const { id } = (await post('open')).body as { id: string };
    await saveElsewhere(server, id);
    expect((await rows())[1]?.version).toBe(latest.draft?.base().version);
    // No event has reached this page.
    expect(await latest[step]()).toBe(false);
    await says(`not done: ${step} gone`);
    expect(await rows()).toMatchObject([{ title_en: 'Old' }, { id, title_en: 'Theirs' }]);
  },
);

test('discarding edits does not discard a draft that another user has opened', async () => {
  const { field, says, server, post, rows } = await show();
  const { id } = (await post('open')).body as { id: string };
  await saveElsewhere(server, id);
  await userEvent.fill(field, 'Neu');
  expect(await latest.discard()).toBe(true);
  await says('published');
  await expect.element(field).toHaveValue('Alt');
  expect((await rows())[1]).toMatchObject({ id, title_de: 'Alt', title_en: 'Theirs' });
});

test('a conflict in the record itself blocks publishing, even if there is a draft', async () => {
  const { says, record, rows, publishElsewhere } = await show();
  await publishElsewhere({ title_de: 'Ihres' });
  record.set('title_de', 'Meins');
  // The refused deletion brings the other user's change.
  await expect(record.remove()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  record.set('body_de', 'Getippt');
  await expect.poll(async () => (await rows())[1]).toMatchObject({ body_de: 'Getippt' });
  expect(await latest.publish()).toBe(false);
  await says('not done: publish undecided');
  record.resolve('mine');
  await expect.poll(() => latest.refusal).toBeNull();
});

test('typing during a save that delays publishing does not publish half of the input', async () => {
  const { field, says, record, network, rows } = await show();
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  const answer = network.hold(`/${latest.draft?.base().id}`);
  await userEvent.fill(field, 'Neuer');
  await answer.isThere;
  const published = latest.publish();
  await userEvent.fill(field, 'Neuer Ti');
  answer.letGo();
  expect(await published).toBe(false);
  await says('not done: publish changed');
  expect(record.base().title_de).toBe('Alt');
  await expect.poll(async () => (await rows())[1]).toMatchObject({ title_de: 'Neuer Ti' });
  expect(await latest.publish()).toBe(true);
  expect(record.base().title_de).toBe('Neuer Ti');
});

test.each([
  ['a draft', false],
  ['a new record', true],
])('typing while %s is being published begins the next draft', async (_what, isNew) => {
  const { client, screen, field, record, says, network, rows } = await show();
  let edited = record;
  if (isNew) {
    const view = await client.view('texts');
    const values = { title_de: 'Anfang', title_en: 'Start', body_de: '-', body_en: '-' };
    edited = view.create(values) as ModelRecord;
    await edited.flush();
    await screen.rerender(
      <RecordClientProvider client={client}>
        <Editor record={edited} />
      </RecordClientProvider>,
    );
  }
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  const answer = network.hold('/publish');
  const published = latest.publish();
  await answer.isThere;
  await userEvent.fill(field, 'Neu und me');
  answer.letGo();
  expect(await published).toBe(true);
  await expect.element(field).toHaveValue('Neu und me');
  await says('draft title_de');
  expect(latest.gone).toBeNull();
  expect(edited.base().title_de).toBe('Neu');
  const own = async () => (await rows()).find((row) => row.draft_of_id === edited.base().id);
  await expect.poll(own).toMatchObject({ title_de: 'Neu und me' });
  expect(network.sent).not.toContain(`PUT /api/texts/${isNew ? '' : record.base().id}`);
});

test('a draft that another user publishes is not reported as discarded, even if the record’s event is late', async () => {
  const { field, record, says } = await show();
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  record.view.forget(String(latest.draft?.base().id));
  await expect.poll(() => latest.gone).not.toBeNull();
  record.view.adopt({ ...record.base(), title_de: 'Neu', version: 2 });
  await expect.poll(() => latest.gone).toBeNull();
  await says('published');
});

test('typing while a draft is being discarded begins the next draft', async () => {
  const { field, record, says, network, rows } = await show();
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  const first = latest.draft?.base().id;
  const answer = network.hold('/discard');
  const discarded = latest.discard();
  await answer.isThere;
  await userEvent.fill(field, 'Anders');
  answer.letGo();
  expect(await discarded).toBe(true);
  await expect.element(field).toHaveValue('Anders');
  await says('draft title_de');
  expect(latest.gone).toBeNull();
  const own = async () => (await rows()).find((row) => row.draft_of_id === record.base().id);
  await expect.poll(own).toMatchObject({ title_de: 'Anders' });
  expect((await own())?.id).not.toBe(first);
});

test('typing while a draft is being discarded begins the next draft, even if the discarded draft has saved it', async () => {
  const { field, says, network, rows } = await show();
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  const first = latest.draft?.base().id;
  const request = network.hold('/discard', { isRequest: true });
  const discarded = latest.discard();
  await request.isThere;
  await userEvent.fill(field, 'Anders');
  await expect.poll(async () => (await rows())[1]).toMatchObject({ title_de: 'Anders' });
  request.letGo();
  expect(await discarded).toBe(true);
  await expect.element(field).toHaveValue('Anders');
  await says('draft title_de');
  await expect.poll(async () => (await rows())[1]).toMatchObject({ title_de: 'Anders' });
  expect((await rows())[1]?.id).not.toBe(first);
});

test('typing while a draft that is still being opened is discarded begins the next draft', async () => {
  const { field, says, network, rows } = await show();
  const answer = network.hold('/open');
  await userEvent.fill(field, 'Neu');
  await answer.isThere;
  const discarded = latest.discard();
  await userEvent.fill(field, 'Anders');
  answer.letGo();
  expect(await discarded).toBe(true);
  await expect.element(field).toHaveValue('Anders');
  await says('draft title_de');
  await expect.poll(async () => (await rows())[1]).toMatchObject({ title_de: 'Anders' });
});

test('a draft that is discarded during its save does not come back', async () => {
  const { field, says, network, rows } = await show();
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  const answer = network.hold(`/${latest.draft?.base().id}`);
  await userEvent.fill(field, 'Neuer');
  await answer.isThere;
  const discarded = latest.discard();
  answer.letGo();
  expect(await discarded).toBe(true);
  await says('published');
  await expect.element(field).toHaveValue('Alt');
  // Longer than autosave waits for more input.
  await new Promise((go) => setTimeout(go, 1000));
  expect(await rows()).toMatchObject([{ title_de: 'Alt' }]);
  expect(network.sent.filter((line) => line.endsWith('/open'))).toHaveLength(1);
});

/** Whether the draft is reported as gone within that time. */
async function isReportedGone(milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; ) {
    if (latest.gone) return true;
    await new Promise((go) => setTimeout(go, 20));
  }
  return false;
}

test.each(['publish', 'discard'] as const)(
  'typing during a slow %s raises no conflict, and becomes the next draft',
  async (step) => {
    const { field, network, rows } = await show();
    await userEvent.fill(field, 'Neu');
    await expect.poll(() => latest.draft?.saveState).toBe('saved');
    const answer = network.hold(`/${step}`);
    const done = latest[step]();
    await answer.isThere;
    await userEvent.fill(field, 'Anders');
    // Its save fails because the draft no longer exists.
    await expect.poll(() => latest.draft?.conflict?.isGone).toBe(true);
    expect(await isReportedGone(100)).toBe(false);
    answer.letGo();
    expect(await done).toBe(true);
    await expect.element(field).toHaveValue('Anders');
    await expect.poll(async () => (await rows())[1]).toMatchObject({ title_de: 'Anders' });
  },
);

test('input after an event has reported the end of a draft that is being discarded stays', async () => {
  const { field, record, network, rows } = await show();
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  const answer = network.hold('/discard');
  const discarded = latest.discard();
  await answer.isThere;
  record.view.forget(String(latest.draft?.base().id));
  await expect.element(field).toHaveValue('Alt');
  await userEvent.fill(field, 'Anders');
  await expect.poll(async () => (await rows())[1]).toMatchObject({ title_de: 'Anders' });
  answer.letGo();
  expect(await discarded).toBe(true);
  await new Promise((go) => setTimeout(go, 500));
  await expect.element(field).toHaveValue('Anders');
  expect((await rows())[1]).toMatchObject({ title_de: 'Anders' });
});

test.each(['nothing', 'a save without an answer'])(
  'a draft that this page discarded is not reported as discarded by another user if the answer is lost, with %s in progress',
  async (what) => {
    const { field, record, says, network, rows } = await show();
    await userEvent.fill(field, 'Neu');
    await expect.poll(() => latest.draft?.saveState).toBe('saved');
    const id = String(latest.draft?.base().id);
    if (what !== 'nothing') {
      const save = network.hold(`/${id}`, { isLost: true });
      await userEvent.fill(field, 'Neuer');
      await save.isThere;
      save.letGo();
      await expect.poll(() => latest.draft?.saveState).toBe('failed');
    }
    network.hold('/discard', { isLost: true }).letGo();
    expect(await latest.discard()).toBe(false);
    expect(await rows()).toHaveLength(1);
    // The event of the deletion.
    record.view.forget(id);
    expect(await isReportedGone(1000)).toBe(false);
    await says('published');
    await expect.element(field).toHaveValue('Alt');
    // The end of the next draft is reported.
    await userEvent.fill(field, 'Anders');
    await expect.poll(() => latest.draft?.saveState).toBe('saved');
    record.view.forget(String(latest.draft?.base().id));
    expect(await isReportedGone(5000)).toBe(true);
  },
);

test('input in a draft is kept as a question if discarding it had no answer', async () => {
  const { field, network } = await show();
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  network.hold('/discard', { isLost: true }).letGo();
  expect(await latest.discard()).toBe(false);
  await userEvent.fill(field, 'Anders');
  await expect.poll(() => latest.gone).not.toBeNull();
  await expect.element(field).toHaveValue('Anders');
});

test('a draft that another user publishes is not reported as discarded, even if reading the record takes long', async () => {
  const { field, record, network, post, says } = await show();
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  await post('publish', { version: latest.draft?.base().version });
  const answer = network.hold(`/${record.base().id}`);
  record.view.forget(String(latest.draft?.base().id));
  await answer.isThere;
  expect(await isReportedGone(800)).toBe(false);
  answer.letGo();
  await says('published');
  await expect.element(field).toHaveValue('Neu');
  expect(await isReportedGone(500)).toBe(false);
});

test('a draft that another user has edited and published is not reported as discarded', async () => {
  const { field, record, server, post, says } = await show();
  await userEvent.fill(field, 'Neu');
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  const id = String(latest.draft?.base().id);
  await saveElsewhere(server, id);
  await post('publish', { version: Number(latest.draft?.base().version) + 1 });
  // Their last save was never read by this page.
  record.view.forget(id);
  expect(await isReportedGone(1000)).toBe(false);
  await says('published');
  expect(record.base()).toMatchObject({ title_de: 'Neu', title_en: 'Theirs' });
});

test.each([
  ['kept', 'Neu und lang', ['Neu', 'Neu und lang']],
  ['dropped', 'Neu', ['Neu']],
] as const)(
  'unsaved edits of a draft that another user has published are %s, and create no new record',
  async (choice, left, titles) => {
    const { field, says, network, post, rows, record } = await show();
    await userEvent.fill(field, 'Neu');
    await expect.poll(() => latest.draft?.saveState).toBe('saved');
    network.isOffline = true;
    await userEvent.fill(field, 'Neu und lang');
    await latest.publish();
    await post('publish', { version: latest.draft?.base().version });
    network.isOffline = false;
    await latest.publish();
    await says('gone');
    if (choice === 'kept') latest.gone?.onKeep();
    else latest.gone?.onDrop();
    await expect.poll(() => latest.gone).toBeNull();
    await record.view.get(String(record.base().id));
    await expect.element(field).toHaveValue(left);
    await expect.poll(async () => (await rows()).map(({ title_de }) => title_de)).toEqual(titles);
    const [first, draft] = await rows();
    expect(first).toMatchObject({ draft_of_id: null, title_de: 'Neu' });
    if (draft) expect(draft.draft_of_id).toBe(first?.id);
  },
);

test('without its allowance the same words block publishing again', async () => {
  const { field, says, record } = await show();
  await userEvent.fill(field, 'forever');
  await expect.poll(() => latest.findings).toHaveLength(1);
  const [finding] = latest.findings;
  if (!finding) throw new Error('Nothing is found');
  await latest.allow(finding, 'A quotation.');
  await latest.publish();
  await says('published');
  expect(record.base().allowances).toHaveLength(1);
  // Also without a draft, and no draft is created.
  expect(await latest.disallow(finding)).toBe(true);
  await says('published, found forever');
  expect(latest.draft).toBeNull();
  await userEvent.fill(field, 'forever and a day');
  expect(await latest.publish()).toBe(false);
  await says('not done: publish findings');
});

test('without a connection it is unknown whether there is a draft, until the list is read again', async () => {
  const { network, server } = await show();
  await cleanup();
  const client = createRecordClient({ fetch: network.fetch, saveInstead: saveAsDraft });
  const record = (await (await client.view('texts')).get(server.id)) as ModelRecord;
  network.isOffline = true;
  await render(
    <RecordClientProvider client={client}>
      <Editor record={record} />
    </RecordClientProvider>,
  );
  await expect.poll(() => latest.status).toBe('failed');
  network.isOffline = false;
  latest.reload();
  await expect.poll(() => latest.status).toBe('ready');
  // A loaded list stays known without a network.
  network.isOffline = true;
  latest.reload();
  await expect.poll(() => network.sent.length).toBeGreaterThan(3);
  expect(latest.status).toBe('ready');
});

test('edits of published values are saved as a draft, even after a time without a network', async () => {
  const { client, record, field, network, server } = await show();
  network.isOffline = true;
  record.set('title_de', 'Neu');
  await expect(client.flush()).resolves.toBeUndefined();
  expect(record).toMatchObject({ saveState: 'failed' });
  expect(record.get('title_de')).toBe('Neu');
  network.isOffline = false;
  dispatchEvent(new Event('online'));
  await expect.poll(() => latest.draft?.saveState).toBe('saved');
  await expect.element(field).toHaveValue('Neu');
  expect(record.base().title_de).toBe('Alt');
  expect(record.isChanged).toBe(false);
  expect(network.sent).not.toContain(`PUT /api/texts/${server.id}`);
});
