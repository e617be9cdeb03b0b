import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 } from 'uuid';
import type { ConsentProof } from '../proofs/report.ts';
import { exportProofsCommand } from '../server/export-command.ts';
import type { ConsentStore } from '../server/store.ts';
import { ConsentRecord } from './consent-record.ts';

/** Rows in memory at once. */
const PAGE = 200;

const proofOf = ({
  consentId,
  revision,
  texts,
  time,
  action,
  map,
}: ConsentRecord): ConsentProof => ({
  id: consentId,
  revision,
  texts,
  time: time.toISOString(),
  action,
  map,
});

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
    has: async (id) =>
      (await em().findOne(ConsentRecord, { consentId: id }, { fields: ['id'] })) !== null,
    async find(id) {
      // UUIDv7 sorts by when it was made.
      const rows = await em().find(ConsentRecord, { consentId: id }, { orderBy: { id: 'asc' } });
      return rows.map(proofOf);
    },
    async *between(from, until) {
      const time = { $gte: from, $lt: until };
      for (let last: string | null = null; ; ) {
        const where = last ? { time, id: { $gt: last } } : { time };
        const options = { orderBy: { id: 'asc' }, limit: PAGE } as const;
        const rows: ConsentRecord[] = await em().find(ConsentRecord, where, options);
        yield* rows.map(proofOf);
        last = rows[PAGE - 1]?.id ?? null;
        if (last === null) return;
      }
    },
  };
}

/** `exportProofsCommand` of `./server` on the table, to the standard output. */
export const exportStoredProofs = (
  words: readonly string[],
  em: () => SqlEntityManager,
): Promise<string> => exportProofsCommand(words, createConsentStore(em));
