import { saveAsDraft } from '@praxiskit/record-form/drafts';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { expect, test } from 'vitest';
import { createTextServer } from '../../tests/text-server.ts';
import { createDraftClient } from './draft-client.ts';
import { draftsKnown } from './use-drafts.ts';

/** A view without autosave, and a network that can delay the next answer of an address. */
async function open() {
  const server = createTextServer({ autosave: false });
  const held = new Map<string, { there: () => void; go: Promise<void> }>();
  const client = createRecordClient({
    saveInstead: saveAsDraft,
    async fetch(input, init) {
      const answer = await server.fetch(input, init);
      const [end, hold] = [...held].find(([one]) => String(input).endsWith(one)) ?? [];
      if (!end || !hold) return answer;
      held.delete(end);
      hold.there();
      await hold.go;
      return answer;
    },
  });
  const record = (await (await client.view('texts')).get(server.id)) as ModelRecord;
  await draftsKnown(record);
  return {
    record,
    steps: createDraftClient(client),
    hold(end: string) {
      const there = Promise.withResolvers<void>();
      const go = Promise.withResolvers<void>();
      held.set(end, { there: there.resolve, go: go.promise });
      return { isThere: there.promise, letGo: () => go.resolve() };
    },
  };
}

test('typing while a draft is being published raises no conflict', async () => {
  const { record, steps, hold } = await open();
  const opening = hold('/open');
  const publishing = hold('/publish');
  record.set('title_de', 'Neu');
  const published = steps.publish(record);
  await opening.isThere;
  record.set('title_de', 'Neu und me');
  opening.letGo();
  await publishing.isThere;
  // The refused deletion brings the server's current values, as an event does.
  await expect(record.remove()).rejects.toMatchObject({ code: 'VERSION_STALE' });
  expect(record.conflict?.fields).toMatchObject({ title_de: { theirs: 'Neu' } });
  publishing.letGo();
  await published;
  expect(record.conflict).toBeNull();
  expect(record.base().title_de).toBe('Neu');
  expect(record.get('title_de')).toBe('Neu und me');
});
