import type { SqlEntityManager } from '@mikro-orm/sql';
import type { PagePorts } from '@praxiskit/pages/server';
import { createRecordReader, type View } from '@praxiskit/record-server';
import type { SiteData, Views } from '@praxiskit/web/records';
import { readPractice } from './modules/content/practice.ts';

interface RecordSource {
  views: readonly View[];
  entityManager(): SqlEntityManager;
}

/** What pages are read from, in the process: with the permissions of their visitor, or of a guest. */
export function createSiteData(
  records: RecordSource,
  em: () => SqlEntityManager,
): PagePorts<SiteData>['data'] {
  const readAs = createRecordReader<Views>(records);
  return (request, locale) => {
    const reader = readAs({ viewer: request?.viewer ?? null, locale });
    const desk = () => {
      if (!request) throw new Error('A page that is remembered for all has no desk');
      return request.openDesk();
    };
    return { ...reader, desk, practice: () => readPractice(em()) };
  };
}
