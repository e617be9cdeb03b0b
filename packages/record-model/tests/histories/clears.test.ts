import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { isLong } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestClock } from '../practice.ts';
import { createNet, type Fate, fates } from './net.ts';
import { includes, type Name, names } from './notes.ts';
import { createMemoryWorld } from './world.ts';

const step = fc.tuple(fc.nat(8), fc.nat(5), fc.constantFrom(0, 0, 100, 500, 1000));

async function open(net: readonly Fate[]) {
  const world = await createMemoryWorld();
  const clock = createTestClock();
  const line = createNet(world, net, () => undefined);
  const fetch = line.fetchAs(0);
  let sent = 0;
  const client = createRecordClient({
    clock,
    fetch(input, init) {
      sent += 1;
      return fetch(input, init);
    },
  });
  const read = async () => {
    const all: Record<Name, ModelRecord[]> = { notes: [], folders: [], tags: [] };
    for (const name of names) {
      all[name] = [...(await (await client.view(name)).find({ include: includes[name] }))];
    }
    return all;
  };
  return { world, clock, line, client, read, sent: () => sent };
}

test(
  'after the session ends during any request, nothing more is sent or used, and no record stays in saving',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 20 }),
        fc.array(fc.constantFrom(...fates, 'delayed', 'answer delayed'), { maxLength: 20 }),
        async (steps, net) => {
          const { world, clock, line, client, read, sent } = await open(net as Fate[]);
          const records = await read();
          const list = client.loaded('notes').list({ sort: 'a' });
          list.subscribe(() => undefined);
          await list.ready;
          line.worsen();
          const asked: Promise<'done' | 'failed'>[] = [];
          const ask = (work: Promise<unknown>) =>
            asked.push(
              work.then(
                () => 'done',
                () => 'failed',
              ),
            );
          for (const [kind, which, pause] of steps) {
            const note = records.notes[which % records.notes.length];
            const folder = records.folders[which % 2];
            const tag = records.tags[which % 2];
            if (!note || !folder || !tag) continue;
            if (kind === 0) records.notes.push(client.loaded('notes').create({ a: `${which}` }));
            else if (kind === 1) ask(note.remove());
            else if (kind === 2) client.undo();
            else if (note.isDeleted) continue;
            else if (kind === 3) note.set('a', `${which}`);
            else if (kind === 4) note.link('tags', tag);
            else if (kind === 5) folder.link('notes', note);
            else if (kind === 6) folder.set('b', `${which}`);
            else ask(kind === 7 ? note.save() : client.flush());
            await clock.advance(pause);
          }
          client.clear();
          const before = sent();
          expect(client.pending()).toEqual([]);
          expect(client.history).toMatchObject({ canUndo: false, canRedo: false });
          // Mounted forms receive input for a moment.
          for (const record of Object.values(records).flat()) {
            if (!record.isDeleted) record.set('a', 'of the former user');
          }
          for (const record of records.notes) ask(record.flush());
          await line.mend();
          for (let round = 0; round < 4; round += 1) await clock.advance(60_000);
          expect(sent()).toBe(before);
          expect(await Promise.all(asked)).toHaveLength(asked.length);
          const all = Object.values(records).flat();
          expect(all.filter(({ saveState }) => saveState === 'saving')).toEqual([]);
          expect(client.pending()).toEqual([]);
          // The next user has the server's values.
          const next = await read();
          const stored = await world.rows();
          const byId = new Map((stored.notes ?? []).map((row) => [row.id, row]));
          expect(next.notes).toHaveLength(byId.size);
          for (const note of next.notes)
            expect(note.toJSON()).toMatchObject(byId.get(note.get('id')) ?? {});
          expect(JSON.stringify(stored)).not.toContain('of the former user');
          expect(sent()).toBe(before + 6);
        },
      ),
      { numRuns: isLong ? 10_000 : 150 },
    );
  },
  isLong ? 3_600_000 : 60_000,
);
