import { defineEntity, p } from '@mikro-orm/core';

const ThrottleSchema = defineEntity({
  name: 'Throttle',
  tableName: 'throttles',
  properties: {
    key: p.string().primary(),
    failures: p.integer(),
    lastAt: p.datetime(3),
    expiresAt: p.datetime(3).index(),
  },
});

/** Failed attempts of one key (an account, a network address), shared by nodes and kept over restarts. */
export class Throttle extends ThrottleSchema.class {}
ThrottleSchema.setClass(Throttle);
