import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.ts';

const TotpKeySchema = defineEntity({
  name: 'TotpKey',
  tableName: 'totp_keys',
  properties: {
    user: () => p.oneToOne(User).owner().primary().deleteRule('cascade'),
    sealed: p.text().hidden(),
    confirmedAt: p.datetime(3).nullable(),
    lastStep: p.integer(),
  },
});

export class TotpKey extends TotpKeySchema.class {}
TotpKeySchema.setClass(TotpKey);
