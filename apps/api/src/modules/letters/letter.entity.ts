import { defineEntity, p } from '@mikro-orm/core';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { Profile } from '@praxiskit/patients/mikro-orm';

/** A letter from the practice to a patient. Once sent it never changes, but for the time it was read. */
const LetterSchema = defineEntity({
  name: 'Letter',
  tableName: 'letters',
  properties: {
    ...recordProperties,
    patient: () => p.manyToOne(Profile).deleteRule('no action').index(),
    author: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    /** The author's name when the letter was sent: a record of a treatment must say who has written it. */
    authorName: p.string().nullable(),
    subject: p.string(),
    body: p.text(),
    status: p
      .enum(['draft', 'sent'] as const)
      .default('draft')
      .index(),
    sentAt: p.datetime(3).nullable().index(),
    readAt: p.datetime(3).nullable(),
    /** Whether the mail that announces the letter has failed; null: no failure is known. */
    mailStatus: p.enum(['failed'] as const).nullable(),
  },
});

export class Letter extends LetterSchema.class {}
LetterSchema.setClass(Letter);
