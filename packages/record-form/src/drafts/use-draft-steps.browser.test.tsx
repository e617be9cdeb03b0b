import {
  type Draft,
  type DraftSteps,
  saveAsDraft,
  useDraft,
  useDraftSteps,
  useDrafts,
} from '@praxiskit/record-form/drafts';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { RecordClientProvider } from '@praxiskit/record-model/react';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { createTextServer, text } from '../../tests/text-server.ts';

afterEach(() => cleanup());

let steps: DraftSteps;

function List() {
  steps = useDraftSteps();
  return <output>{useDrafts('texts').size}</output>;
}

let shown: Draft<ModelRecord>;

/** An editor of the same record, beside the list. */
function Editor({ record }: { record: ModelRecord }) {
  shown = useDraft(record);
  return null;
}

async function show() {
  const server = createTextServer();
  /** `answered`: delays the server's answers. */
  const network = { isOffline: false, answered: async (_path: string) => {} };
  const client = createRecordClient({
    async fetch(input, init) {
      if (network.isOffline) throw new TypeError('offline');
      const answer = await server.fetch(input, init);
      await network.answered(String(input));
      return answer;
    },
    saveInstead: saveAsDraft,
  });
  const record = (await (await client.view('texts')).get(server.id)) as ModelRecord;
  const screen = await render(
    <RecordClientProvider client={client}>
      <List />
      <Editor record={record} />
    </RecordClientProvider>,
  );
  const drafts = (count: number) =>
    expect.element(screen.getByRole('status')).toHaveTextContent(String(count));
  await drafts(0);
  async function publishElsewhere() {
    const other = createRecordClient({ fetch: server.fetch });
    const post = async (step: string, body?: object) =>
      (await other.send(`/drafts/texts/${server.id}/${step}`, { method: 'POST', body })).body;
    await post('publish', { version: ((await post('open')) as { version: number }).version });
  }
  return { network, record, drafts, publishElsewhere };
}

test('without an editor a draft is published with the last edits; without a draft nothing is done', async () => {
  const { record, drafts } = await show();
  expect(await steps.publish(record)).toBeNull();
  record.set('title_de', 'Neu');
  expect(await steps.publish(record)).toBeNull();
  await drafts(0);
  expect(record.base().title_de).toBe('Neu');
});

test('reverting a publishing makes the earlier values public and the published values a draft with later edits', async () => {
  const { record, drafts } = await show();
  record.set('title_de', 'Neu');
  expect(await steps.publish(record)).toBeNull();
  await drafts(0);
  record.set('title_en', 'Typed on');
  expect(await steps.revert(record)).toBeNull();
  await drafts(1);
  expect(record.base()).toMatchObject({ title_de: 'Alt', title_en: 'Old' });
  expect(record.isChanged).toBe(false);
  await expect.poll(() => shown.draft?.saveState).toBe('saved');
  expect(shown.draft?.base()).toMatchObject({ title_de: 'Neu', title_en: 'Typed on' });
  expect(shown.gone).toBeNull();
  // One publishing is reverted once.
  expect(await steps.revert(record)).toBeNull();
  await drafts(1);
  expect(await steps.publish(record)).toBeNull();
  expect(record.base()).toMatchObject({ title_de: 'Neu', title_en: 'Typed on' });
});

test('reverting the first publishing makes a new record private, and keeps later edits', async () => {
  const { record, drafts } = await show();
  const made = record.view.create({ ...text, title_de: 'Neu' }) as ModelRecord;
  await made.flush();
  expect(await steps.publish(made)).toBeNull();
  expect(made.base().published_at).not.toBeNull();
  made.set('body_de', 'Mehr');
  await made.flush();
  await drafts(1);
  expect(await steps.revert(made)).toBeNull();
  await drafts(0);
  expect(made.base()).toMatchObject({ title_de: 'Neu', body_de: 'Mehr', published_at: null });
  expect([made.isDeleted, made.isChanged]).toEqual([false, false]);
});

test('a publishing is not reverted after another user has published, or without a network', async () => {
  const { network, record, drafts, publishElsewhere } = await show();
  record.set('title_de', 'Neu');
  expect(await steps.publish(record)).toBeNull();
  network.isOffline = true;
  expect(await steps.revert(record)).toMatchObject({ step: 'revert', kind: 'unavailable' });
  network.isOffline = false;
  await publishElsewhere();
  expect(await steps.revert(record)).toMatchObject({ step: 'revert', kind: 'changed' });
  await drafts(0);
});

test('discarding a draft keeps the published values', async () => {
  const { record, drafts } = await show();
  record.set('title_de', 'Neu');
  await record.flush();
  await drafts(1);
  expect(await steps.discard(record)).toBeNull();
  await drafts(0);
  expect(record.base().title_de).toBe('Alt');
});

test('discarding a change that was never saved keeps the published record in its list', async () => {
  const { record, drafts } = await show();
  record.set('title_de', 'Neu');
  expect(await steps.discard(record)).toBeNull();
  await drafts(0);
  expect(record.isDeleted).toBe(false);
  expect([record.get('title_de'), record.isChanged]).toEqual(['Alt', false]);
});

test('a step that fails says why, and can be repeated', async () => {
  const { network, record, drafts } = await show();
  record.set('title_de', 'Neu');
  await record.flush();
  network.isOffline = true;
  expect(await steps.publish(record)).toMatchObject({ step: 'publish', kind: 'unavailable' });
  await drafts(1);
  network.isOffline = false;
  expect(await steps.publish(record)).toBeNull();
  await drafts(0);
});

test.each(['before its answer', 'after it'])(
  'an open editor does not report a draft as discarded by another user if the page itself discarded it, with the event %s',
  async (when) => {
    const { network, record, drafts } = await show();
    record.set('title_de', 'Neu');
    await record.flush();
    await expect.poll(() => shown.draft?.saveState).toBe('saved');
    const id = String(shown.draft?.base().id);
    const pause = () => new Promise<void>((go) => setTimeout(go, 1000));
    const isReported: boolean[] = [];
    network.answered = async (path) => {
      if (when === 'after it' || !path.endsWith('/discard')) return;
      record.view.forget(id);
      await pause();
      isReported.push(shown.gone !== null);
    };
    expect(await steps.discard(record)).toBeNull();
    if (when === 'after it') record.view.forget(id);
    await pause();
    expect([...isReported, shown.gone !== null]).not.toContain(true);
    await drafts(0);
    // The end of the next draft is reported.
    record.set('title_de', 'Anders');
    await record.flush();
    await expect.poll(() => shown.draft?.saveState).toBe('saved');
    record.view.forget(String(shown.draft?.base().id));
    await expect.poll(() => shown.gone, { timeout: 5000 }).not.toBeNull();
  },
);
