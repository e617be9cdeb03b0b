import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.ts';

const KnownDeviceSchema = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_devices',
  properties: {
    idHash: p.string().primary(),
    user: () => p.manyToOne(User).primary().deleteRule('cascade').index(),
    seenAt: p.datetime(3).index(),
  },
});

/** A browser that has signed in to an account before. */
export class KnownDevice extends KnownDeviceSchema.class {}
KnownDeviceSchema.setClass(KnownDevice);
