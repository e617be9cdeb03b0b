import { saveAsDraft } from '@praxiskit/record-form/drafts';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { expect, test } from 'vitest';
import { createTextServer } from './text-server.ts';

test('a field in conflict is not moved to the draft until it is decided, other fields are', async () => {
  const server = createTextServer();
  const sent: string[] = [];
  const client = createRecordClient({
    saveInstead: saveAsDraft,
    fetch(input, init) {
      sent.push(`${init?.method ?? 'GET'} ${String(input)}`);
      return server.fetch(input, init);
    },
  });
  const record = (await (await client.view('texts')).get(server.id)) as ModelRecord;
  const other = createRecordClient({ fetch: server.fetch });
  const post = (step: string, body?: object) =>
    other.send(`/drafts/texts/${server.id}/${step}`, { method: 'POST', body });
  const opened = (await post('open')).body as { id: string };
  const theirs = await (await other.view('texts')).get(opened.id);
  theirs.set('title_de', 'Ihres');
  await theirs.flush();
  await post('publish', { version: theirs.base().version });
  record.set('title_de', 'Neu');
  // The refused deletion brings the other user's change.
  await expect(record.remove()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  expect(record.conflict?.fields).toMatchObject({ title_de: { mine: 'Neu', theirs: 'Ihres' } });
  record.set('body_de', 'Getippt');
  await expect(record.flush()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  const drafts = async () => {
    const rows: Record<string, unknown>[] = await (await server.fetch('/api/texts/')).json();
    return rows.filter((row) => row.draft_of_id);
  };
  await expect.poll(drafts).toMatchObject([{ title_de: 'Ihres', body_de: 'Getippt' }]);
  expect(record.conflict?.fields).toMatchObject({ title_de: { mine: 'Neu', theirs: 'Ihres' } });
  record.resolve('mine');
  await record.flush();
  await expect.poll(drafts).toMatchObject([{ title_de: 'Neu', body_de: 'Getippt' }]);
  expect(record.isChanged).toBe(false);
  expect(sent).not.toContain(`PUT /api/texts/${server.id}`);
});

test('edits after the first save are compared with the saved values: only a change of another user is a conflict', async () => {
  const server = createTextServer();
  const client = createRecordClient({ saveInstead: saveAsDraft, fetch: server.fetch });
  const record = (await (await client.view('texts')).get(server.id)) as ModelRecord;
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const slow = createRecordClient({
    saveInstead: saveAsDraft,
    async fetch(input, init) {
      if (String(input).endsWith('/open')) {
        asked.resolve();
        await held.promise;
      }
      return server.fetch(input, init);
    },
  });
  const typed = (await (await slow.view('texts')).get(server.id)) as ModelRecord;
  const drafts = async () => {
    const rows: Record<string, unknown>[] = await (await server.fetch('/api/texts/')).json();
    return rows.filter((row) => row.draft_of_id);
  };
  typed.set('title_de', 'Erst');
  const first = typed.flush();
  await asked.promise;
  typed.set('title_de', 'Erst dies');
  held.resolve();
  await first;
  await expect.poll(drafts).toMatchObject([{ title_de: 'Erst' }]);
  expect(typed.get('title_de')).toBe('Erst dies');
  await typed.flush();
  await expect.poll(drafts).toMatchObject([{ title_de: 'Erst dies' }]);
  expect(typed.isChanged).toBe(false);
  await expect.poll(() => slow.pending()).toEqual([]);
  // Another page with the same record does not know the draft.
  record.set('title_de', 'Von anderen');
  await record.flush();
  await expect
    .poll(() => client.pending()[0]?.conflict?.fields)
    .toMatchObject({ title_de: { mine: 'Von anderen', theirs: 'Erst dies' } });
});

test.each([
  ['at once', 'flush'],
  ['by itself', 'autosave'],
] as const)(
  'input in a new record that another user publishes meanwhile becomes a draft and is not public, saved %s',
  async (_how, way) => {
    const server = createTextServer();
    const client = createRecordClient({ saveInstead: saveAsDraft, fetch: server.fetch });
    const view = await client.view('texts');
    const values = { title_de: 'Neu', title_en: 'New', body_de: '-', body_en: '-' };
    const record = view.create(values) as ModelRecord;
    await record.flush();
    const { id, version } = record.base();
    const other = createRecordClient({ fetch: server.fetch });
    await other.send(`/drafts/texts/${id}/publish`, { method: 'POST', body: { version } });
    // No event has reached this page.
    record.set('title_de', 'Neu und ha');
    if (way === 'flush') await record.flush();
    const rows = async () => {
      const all: Record<string, unknown>[] = await (await server.fetch('/api/texts/')).json();
      return all.filter((row) => row.id === id || row.draft_of_id === id);
    };
    const draft = async () => (await rows()).find((row) => row.draft_of_id === id);
    await expect.poll(draft).toMatchObject({ title_de: 'Neu und ha' });
    expect((await rows()).find((row) => row.id === id)).toMatchObject({ title_de: 'Neu' });
    await expect.poll(() => client.pending()).toEqual([]);
  },
);
