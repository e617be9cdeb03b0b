import type { PayloadContext } from '@praxiskit/pages';
import type { AccountData } from '../account-data.ts';
import type { Elsewhere } from '../elsewhere.ts';
import type { AuditData } from './data.ts';
import { dayRange } from './day.ts';
import { eventTypes } from './event-types.ts';

export async function readAudit({
  data,
  url,
}: PayloadContext<AccountData>): Promise<AuditData | Elsewhere> {
  const admin = data.accounts().admin;
  // The route guards have sent away all users without the role; the session may have ended since.
  if (!admin) return { redirect: '/' };
  const text = (name: string) => url.searchParams.get(name) ?? '';
  const what = eventTypes.find((type) => type === text('what')) ?? null;
  const range = dayRange(text('on'));
  const who = text('who').slice(0, 100);
  const after = text('after') || null;
  const { from, until } = range ?? { from: null, until: null };
  const { lines, next } = await admin.lines({ who, type: what, from, until, after });
  const search = { who, what, on: range ? text('on') : '' };
  return { search, isLater: after !== null, lines, next };
}
