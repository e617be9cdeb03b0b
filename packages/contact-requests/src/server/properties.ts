import { p } from '@mikro-orm/core';
import { type ReachableSpan, requestStatuses } from '../request/request.ts';

/** What a request has of its own, for `defineEntity`; relations and migration are the app's. */
export const requestProperties = {
  name: p.string(),
  contact: p.string(),
  reachable: p.json<ReachableSpan[]>().defaultRaw(`'[]'`),
  /** The sender's, for the mail that confirms it. */
  locale: p.string().default('de'),
  status: p.enum(requestStatuses).default('open').index(),
  answeredAt: p.datetime(3).nullable(),
  closedAt: p.datetime(3).nullable(),
  deleteAfter: p.datetime(3).index(),
  /** The same for a form that is sent twice as it is. */
  formKey: p.string().unique().hidden(),
};
