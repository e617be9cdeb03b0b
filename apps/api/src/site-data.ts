import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Locale } from '@praxiskit/core';
import type { RecordReaderCaller } from '@praxiskit/record-server';
import type { SiteData, SiteRecords } from '@praxiskit/web/records';
import type { FastifyRequest } from 'fastify';

/** The data source of pages, in the process: with the permissions of their visitor, or of a guest. */
export function createSiteData(
  readAs: (caller: RecordReaderCaller) => SiteRecords,
  keptDays: number,
) {
  return (request: FastifyRequest | null, locale: Locale, em?: SqlEntityManager): SiteData => {
    const own = () => {
      if (!request) throw new Error('A page that is remembered for all has no visitor');
      return request;
    };
    const requests = { keptDays, state: () => own().visitorForm().state() };
    const records = readAs({ viewer: request?.viewer ?? null, locale, ...(em ? { em } : {}) });
    return { ...records, accounts: () => own().accounts, requests };
  };
}
