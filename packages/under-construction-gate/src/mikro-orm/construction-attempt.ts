import { defineEntity, p } from '@mikro-orm/core';

const ConstructionAttemptSchema = defineEntity({
  name: 'ConstructionAttempt',
  tableName: 'construction_attempts',
  properties: {
    /** SHA-256 of the network, so that the table holds no IP address. */
    key: p.string().primary(),
    count: p.integer(),
    until: p.datetime(3).index(),
  },
});

/** Attempts from one network, shared by nodes and kept over restarts. */
export class ConstructionAttempt extends ConstructionAttemptSchema.class {}
ConstructionAttemptSchema.setClass(ConstructionAttempt);
