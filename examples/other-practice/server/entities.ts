// #region prices
import { accountEntities } from '@praxiskit/auth-server/mikro-orm';
// #endregion
import { ConsentRecord } from '@praxiskit/consent-manager/mikro-orm';
// #region prices
import { IdempotencyKey } from '@praxiskit/record-server';
// #endregion
import { ContentRevision } from '@praxiskit/server-kit';
// #region gate
import { ConstructionAttempt } from '@praxiskit/under-construction-gate/mikro-orm';
// #endregion
// #region prices
import { Price } from './price.ts';
// #endregion

/** Every table: those of the packages, then our own. After a change: `npm run migration -- name`. */
export const entities = [
  ConsentRecord,
  ContentRevision,
  // #region gate
  ConstructionAttempt,
  // #endregion
  // #region prices
  ...accountEntities,
  IdempotencyKey,
  Price,
  // #endregion
];
