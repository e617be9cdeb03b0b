import { defineEntity, p } from '@mikro-orm/core';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { propertiesOf, recordProperties } from '@praxiskit/core/mikro-orm';
import { Profile } from '@praxiskit/patients/mikro-orm';
import { letterColumns } from './columns.ts';
import { letterGuard } from './retention.ts';

const LetterSchema = defineEntity({
  name: 'Letter',
  tableName: 'letters',
  properties: {
    ...recordProperties,
    ...propertiesOf(letterColumns),
    patient: () => p.manyToOne(Profile).deleteRule('no action').index(),
    author: () => p.manyToOne(User).nullable().deleteRule('set null').index(),
    corrects: () => p.manyToOne(Letter).nullable().deleteRule('set null').index(),
    /** A draft that was deleted; for some seconds it can be restored. */
    goneAt: p.datetime(3).nullable(),
  },
  // What waits for staff is a few of very many.
  indexes: [
    {
      name: 'letters_unread_index',
      properties: ['listedAt'],
      where: `"status" = 'sent' and "delivery" = 'portal' and "read_at" is null`,
    },
    {
      name: 'letters_to_print_index',
      properties: ['listedAt'],
      where: `"delivery" = 'paper' and "printed_at" is null`,
    },
    {
      name: 'letters_mail_failed_index',
      properties: ['listedAt'],
      where: `"mail_status" = 'failed'`,
    },
  ],
  triggers: [
    {
      name: 'letters_stay_as_sent',
      timing: 'before',
      events: ['update', 'delete'],
      body: letterGuard,
    },
  ],
});

/** A letter from the practice to a patient. Once sent its content never changes: the database refuses it. */
export class Letter extends LetterSchema.class {}
LetterSchema.setClass(Letter);
