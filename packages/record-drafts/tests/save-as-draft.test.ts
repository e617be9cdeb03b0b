import { saveAsDraft } from '@praxiskit/record-drafts';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { expect, test } from 'vitest';
import { createTextDouble } from './double.ts';

test('a field that waits for a decision goes into no draft before it, the others do', async () => {
  const server = createTextDouble();
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
  const theirs = await (await other.view('texts')).get(server.id);
  theirs.set('title_de', 'Ihres');
  await theirs.flush();
  record.set('title_de', 'Neu');
  // What somebody else has changed is not deleted, and is seen by this.
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
