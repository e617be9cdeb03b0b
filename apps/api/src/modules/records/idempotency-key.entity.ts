import { defineEntity, p } from '@mikro-orm/core';

/** The answer that a POST got, so that its repetition gets the same one and creates nothing. */
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

export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
