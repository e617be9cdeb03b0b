import type { PagePorts } from '@praxiskit/pages/server';
import type { RecordReaderCaller } from '@praxiskit/record-server';
import type { SiteData, SiteRecords } from '@praxiskit/web/records';

/** What pages are read from, in the process: with the permissions of their visitor, or of a guest. */
export function createSiteData(
  readAs: (caller: RecordReaderCaller) => SiteRecords,
): PagePorts<SiteData>['data'] {
  return (request, locale) => {
    const desk = () => {
      if (!request) throw new Error('A page that is remembered for all has no desk');
      return request.openDesk();
    };
    return { ...readAs({ viewer: request?.viewer ?? null, locale }), desk };
  };
}
