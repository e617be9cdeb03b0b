import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.ts';

const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    hash: p.string().primary(),
  },
});

/** A code for the day without a phone, as a hash; a used one is gone. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
