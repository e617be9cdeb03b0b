import type { SiteServer, StandalonePage } from './site-server.ts';

type Optional =
  | ('internSheet' | 'errorSheets' | 'addresses' | 'lastChanges')
  | ('indexed' | 'closed' | 'failed');

/** The server entry of a site with all defaults. */
export type CompleteServer<Facts extends object, Data> = SiteServer<Facts, Data> &
  Required<Pick<SiteServer<Facts, Data>, Optional>>;

export function completeServer<Facts extends object, Data>(
  server: SiteServer<Facts, Data>,
): CompleteServer<Facts, Data> {
  return {
    internSheet: 'late',
    errorSheets: [],
    addresses: {},
    lastChanges: async () => ({}),
    indexed: () => true,
    closed() {
      throw new Error('A closed gate has no page: `closed` is missing in createSiteApp');
    },
    failed: plainFailure,
    ...server,
  };
}

type Failed = NonNullable<SiteServer<object, unknown>['failed']>;

/** Empty: a full load of the shown address, with its query. */
const shownAddress = '';

const plainFailure: Failed = ({ status, t }): StandalonePage => {
  const title = t(status === 404 ? 'error.notFound' : 'error.failure');
  return {
    title,
    body: (
      <main>
        <p>{status}</p>
        <h1>
          <a href={shownAddress}>{title}</a>
        </h1>
      </main>
    ),
    sheets: [],
  };
};
