import { accountEntities } from '@praxiskit/auth-server/mikro-orm';
import { ConsentRecord } from '@praxiskit/consent-manager/mikro-orm';
import { Letter, LetterEvent, LetterPrint, TextBlock } from '@praxiskit/letters/mikro-orm';
import { Profile } from '@praxiskit/patients/mikro-orm';
import { Page, Practice } from '@praxiskit/practice/mikro-orm';
import { AuditEvent, IdempotencyKey, RecordEvent } from '@praxiskit/record-server';
import { RecordVersion } from '@praxiskit/record-server/drafts';
import { ContentRevision, FailedMail } from '@praxiskit/server-kit';
import { Concern, Price, Treatment } from '@praxiskit/treatments/mikro-orm';
import { ConstructionAttempt } from '@praxiskit/under-construction-gate/mikro-orm';
import { Appointment } from './modules/appointments/appointment.entity.ts';
import { ContactRequest } from './modules/requests/request.entity.ts';

/** Every table: those of the packages, then the practice's own. A new one comes with a migration. */
export const entities = [
  ...accountEntities,
  AuditEvent,
  ConsentRecord,
  ConstructionAttempt,
  ContentRevision,
  FailedMail,
  IdempotencyKey,
  Page,
  RecordEvent,
  RecordVersion,
  Appointment,
  Concern,
  ContactRequest,
  Letter,
  LetterEvent,
  LetterPrint,
  Practice,
  Price,
  Profile,
  TextBlock,
  Treatment,
];
