import { p } from '@mikro-orm/core';
import { v7 } from 'uuid';

/**
 * What every record has: a UUIDv7 (sorted by creation), the version that `ETag` and `If-Match`
 * carry, and when it was made and last changed (UTC).
 */
export const recordProperties = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => v7()),
  version: p.integer().version(),
  createdAt: p.datetime(3).onCreate(() => new Date()),
  updatedAt: p
    .datetime(3)
    .onCreate(() => new Date())
    .onUpdate(() => new Date()),
};
