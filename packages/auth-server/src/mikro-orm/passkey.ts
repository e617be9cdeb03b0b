import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.ts';

const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    // Up to 1023 bytes (WebAuthn, §4), longer than a varchar(255).
    id: p.text().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    publicKey: p.text(),
    counter: p.bigint('number'),
    transports: p.array().default([]),
    name: p.string(),
    createdAt: p.datetime(3),
    usedAt: p.datetime(3).nullable(),
  },
});

export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);
