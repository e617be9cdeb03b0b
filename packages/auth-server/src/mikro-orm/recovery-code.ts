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

export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
