import { AuditEvent } from '../modules/audit/audit-event.entity.ts';
import { ConsentRecord } from '../modules/consent/consent-record.entity.ts';
import { ContentRevision } from '../modules/content/content-revision.entity.ts';
import { Practice } from '../modules/content/practice.entity.ts';
import { Letter } from '../modules/letters/letter.entity.ts';
import { Profile } from '../modules/profiles/profile.entity.ts';
import { IdempotencyKey } from '../modules/records/idempotency-key.entity.ts';
import { Concern } from '../modules/treatments/concern.entity.ts';
import { Price } from '../modules/treatments/price.entity.ts';
import { Treatment } from '../modules/treatments/treatment.entity.ts';
import { TreatmentConcern } from '../modules/treatments/treatment-concern.entity.ts';
import { AccountSession } from '../modules/users/session.entity.ts';
import { Throttle } from '../modules/users/throttle.entity.ts';
import { User } from '../modules/users/user.entity.ts';

/** Every table of the application; a new entity is added here and in a new migration. */
export const entities = [
  AccountSession,
  AuditEvent,
  Concern,
  ConsentRecord,
  ContentRevision,
  IdempotencyKey,
  Letter,
  Practice,
  Price,
  Profile,
  Throttle,
  Treatment,
  TreatmentConcern,
  User,
];
