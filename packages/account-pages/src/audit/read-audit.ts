import type { PayloadContext } from '@praxiskit/pages';
import type { Elsewhere } from '../elsewhere.ts';
import { eventTypes } from '../office-desk.ts';
import type { AccountData } from '../page-desk.ts';
import type { AuditData } from './data.ts';
import { dayRange } from './day.ts';

export async function readAudit({
  data,
  url,
}: PayloadContext<AccountData>): Promise<AuditData | Elsewhere> {
  const office = data.desk().office();
  // The routes' guards have sent everybody else away; the session may have ended since.
  if (!office) return { redirect: '/' };
  const text = (name: string) => url.searchParams.get(name) ?? '';
  const what = eventTypes.find((type) => type === text('what')) ?? null;
  const range = dayRange(text('on'));
  const who = text('who').slice(0, 100);
  const after = text('after') || null;
  const { from, until } = range ?? { from: null, until: null };
  const { lines, next } = await office.lines({ who, type: what, from, until, after });
  const search = { who, what, on: range ? text('on') : '' };
  return { search, isLater: after !== null, lines, next };
}
