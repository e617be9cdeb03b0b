import type { SqlEntityManager } from '@mikro-orm/sql';
import { createRecordWriter, defineView } from '@praxiskit/record-server';
import { expect, test } from 'vitest';
import { createWard, ids, mainDatabases, staff, views } from '../lost/ward.ts';

test.each(mainDatabases)(
  'a write of a row is an event of each view of its entity, on %s',
  async (database) => {
    const { orm, close } = await createWard(database);
    const shown = views.find(({ name }) => name === 'patients');
    if (!shown) throw new Error('The view patients is missing');
    const cards = defineView<object>({
      name: 'patient_cards',
      entity: shown.entity,
      access: () => ({ read: true, readable: ['name'] }),
    });
    const entityManager = () => orm.em.fork() as SqlEntityManager;
    const notified: string[] = [];
    const write = createRecordWriter({
      views: [...views, cards],
      entityManager,
      onWrite: ({ view }) => void notified.push(view),
      events: { listener: { isLive: true, listen: async () => {} } },
    });
    await write({ viewer: staff, locale: 'en' }, 'patients', async (records) => {
      await records.update(await records.lock(ids.mine), { name: 'Ada L.' });
    });
    const lines = await entityManager().execute<{ view: string; record_id: string }[]>(
      'select view, record_id from record_events order by id',
    );
    expect(lines).toEqual([
      { view: 'patients', record_id: ids.mine },
      { view: 'patient_cards', record_id: ids.mine },
    ]);
    // It is one write all the same.
    expect(notified).toEqual(['patients']);
    await close();
  },
);
