import { saveAsDraft } from '@praxiskit/record-drafts';
import {
  type Draft,
  type DraftSteps,
  useDraft,
  useDraftSteps,
  useDrafts,
} from '@praxiskit/record-drafts/react';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { RecordClientProvider } from '@praxiskit/record-model/react';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { createTextDouble } from '../../tests/double.ts';
import { text } from '../../tests/texts.ts';

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
  const server = createTextDouble();
  /** `answered`: what an answer of the server waits for. */
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

test('without an editor a draft is published with what was typed last; where none is, nothing is done', async () => {
  const { record, drafts } = await show();
  expect(await steps.publish(record)).toBeNull();
  record.set('title_de', 'Neu');
  expect(await steps.publish(record)).toBeNull();
  await drafts(0);
  expect(record.base().title_de).toBe('Neu');
});

test('a publishing is taken back with what was typed since: it is public as before, and the draft again', async () => {
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
  // Of one publishing once.
  expect(await steps.revert(record)).toBeNull();
  await drafts(1);
  expect(await steps.publish(record)).toBeNull();
  expect(record.base()).toMatchObject({ title_de: 'Neu', title_en: 'Typed on' });
});

test('a new record is not public any more, and has what was typed since', async () => {
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

test('a publishing that others have followed is not taken back, and one without a network neither', async () => {
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

test('a draft is discarded: what is published stays', async () => {
  const { record, drafts } = await show();
  record.set('title_de', 'Neu');
  await record.flush();
  await drafts(1);
  expect(await steps.discard(record)).toBeNull();
  await drafts(0);
  expect(record.base().title_de).toBe('Alt');
});

test('a published record whose change was never saved stays in its list when that is discarded', async () => {
  const { record, drafts } = await show();
  record.set('title_de', 'Neu');
  expect(await steps.discard(record)).toBeNull();
  await drafts(0);
  expect(record.isDeleted).toBe(false);
  expect([record.get('title_de'), record.isChanged]).toEqual(['Alt', false]);
});

test('what was not done says why, and can be done again', async () => {
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
  'where an editor is open, a draft that was discarded from elsewhere on the page is not called discarded by others, told of %s',
  async (when) => {
    const { network, record, drafts } = await show();
    record.set('title_de', 'Neu');
    await record.flush();
    await expect.poll(() => shown.draft?.saveState).toBe('saved');
    const id = String(shown.draft?.base().id);
    const pause = () => new Promise<void>((go) => setTimeout(go, 1000));
    const isTold: boolean[] = [];
    network.answered = async (path) => {
      if (when === 'after it' || !path.endsWith('/discard')) return;
      record.view.forget(id);
      await pause();
      isTold.push(shown.gone !== null);
    };
    expect(await steps.discard(record)).toBeNull();
    if (when === 'after it') record.view.forget(id);
    await pause();
    expect([...isTold, shown.gone !== null]).not.toContain(true);
    await drafts(0);
    // The end of the next one is told.
    record.set('title_de', 'Anders');
    await record.flush();
    await expect.poll(() => shown.draft?.saveState).toBe('saved');
    record.view.forget(String(shown.draft?.base().id));
    await expect.poll(() => shown.gone, { timeout: 5000 }).not.toBeNull();
  },
);
