/** An import as a consumer would write it, and what it may cost, in bytes of gzip. */
export interface Budget {
  name: string;
  source: string;
  limit: number;
}

const KB = 1000;

/** React and react-dom are not counted, because the importing app has them anyway. */
export const budgets: Budget[] = [
  {
    name: 'animations: core',
    source: "export { play, createReveal, createAnchors } from '@praxiskit/animations';",
    limit: 3 * KB,
  },
  {
    name: 'animations: all effects',
    source: "export { effects } from '@praxiskit/animations';",
    limit: 2.5 * KB,
  },
  {
    name: 'consent-manager: core',
    source: "export { createConsent } from '@praxiskit/consent-manager';",
    limit: 3 * KB,
  },
  {
    name: 'consent-manager: dialog',
    source: "export { ConsentDialog } from '@praxiskit/consent-manager/react';",
    limit: 5.5 * KB,
  },
  {
    name: 'record-model: client',
    source: "export { createRecordClient } from '@praxiskit/record-model/client';",
    limit: 10 * KB,
  },
  {
    name: 'record-model: React',
    source: "export * from '@praxiskit/record-model/react';",
    limit: 2 * KB,
  },
  {
    name: 'auth-client: core',
    source: "export { createAuthClient } from '@praxiskit/auth-client';",
    limit: 2 * KB,
  },
];
