import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 } from 'uuid';
import type { ConsentStore } from '../server/store.ts';
import { ConsentRecord } from './consent-record.ts';

/**
 * The proof log on the table `consent_records`, whose rows are added, and removed when their time is
 * over. `em` gives a manager of its own to each call: a fork with an empty identity map. All reject with MikroORM's
 * DriverException while the database is away.
 */
export function createConsentStore(em: () => SqlEntityManager): ConsentStore {
  return {
    async append({ id, time, revision, texts, action, map }) {
      const proof = { revision, texts, action, map, time: new Date(time) };
      await em().insert(ConsentRecord, { id: v7(), consentId: id, ...proof });
    },
    removeBefore: (time) => em().nativeDelete(ConsentRecord, { time: { $lt: time } }),
    async find(id) {
      // UUIDv7 sorts by when it was made.
      const rows = await em().find(ConsentRecord, { consentId: id }, { orderBy: { id: 'asc' } });
      return rows.map(({ revision, texts, time, action, map }) => ({
        id,
        revision,
        texts,
        time: time.toISOString(),
        action,
        map,
      }));
    },
  };
}
