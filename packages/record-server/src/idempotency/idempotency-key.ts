import { defineEntity, p } from '@mikro-orm/core';

const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    key: p.string().primary(),
    fingerprint: p.string(),
    status: p.integer(),
    headers: p.json<Record<string, string>>(),
    body: p.json<unknown>().nullable(),
    createdAt: p
      .datetime(3)
      .index()
      .onCreate(() => new Date()),
  },
});

/** The answer of a POST, so that a repetition gets the same answer and creates nothing. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
