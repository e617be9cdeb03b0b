import type { ConsentStore } from '@praxiskit/consent-manager/server';
import { v7 } from 'uuid';
import type { Database } from '../../database/database.ts';
import { ConsentRecord } from './consent-record.entity.ts';

/** The proof log's table. Rows are only ever added. */
export function createConsentStore(database: Database): ConsentStore {
  return {
    async append({ id, time, ...proof }) {
      await database
        .fork()
        .insert(ConsentRecord, { id: v7(), consentId: id, time: new Date(time), ...proof });
    },
    async find(id) {
      const rows = await database
        .fork()
        .find(ConsentRecord, { consentId: id }, { orderBy: { id: 'asc' } });
      return rows.map((row) => ({
        id,
        revision: row.revision,
        texts: row.texts,
        time: row.time.toISOString(),
        action: row.action,
        map: row.map,
      }));
    },
  };
}
