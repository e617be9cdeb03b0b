import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { mailReasons } from './mail-reason.ts';

/** A mail that failed for good, until it has been sent after all. Its text is not kept. */
const FailedMailSchema = defineEntity({
  name: 'FailedMail',
  tableName: 'failed_mails',
  properties: {
    ...recordProperties,
    /** The job's, and of the mail's Message-ID. */
    id: p.uuid().primary(),
    /** The kind of job that sends it. */
    job: p.string(),
    /** The job's payload: ids, and for a notice to a former address that address. */
    payload: p.json<object>(),
    /** `waiting`: it is sent again. */
    status: p.enum(['failed', 'waiting'] as const).default('failed'),
    failedAt: p.datetime(3).index(),
    tries: p.integer(),
    reason: p.enum(mailReasons),
    code: p.string().nullable(),
    smtpCode: p.integer().nullable(),
    smtpStatus: p.string().nullable(),
  },
});

export class FailedMail extends FailedMailSchema.class {}
FailedMailSchema.setClass(FailedMail);
