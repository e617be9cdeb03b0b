import { accountEntities } from '@praxiskit/auth-server/mikro-orm';
import { ConsentRecord } from '@praxiskit/consent-manager/mikro-orm';
import { IdempotencyKey } from '@praxiskit/record-server';
import { ContentRevision } from '@praxiskit/server-kit';
import { ConstructionAttempt } from '@praxiskit/under-construction-gate/mikro-orm';
import { Price } from './price.ts';

/** Every table: those of the packages, then our own. After a change: `npm run migration -- name`. */
export const entities = [
  ...accountEntities,
  ConsentRecord,
  ConstructionAttempt,
  ContentRevision,
  IdempotencyKey,
  Price,
];
