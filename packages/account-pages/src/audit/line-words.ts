import { fillText } from '../messages/filled.tsx';
import type { AccountPagesMessages } from '../messages/messages.ts';
import type { AuditLine } from '../office-desk.ts';

/** A line of the audit log in words. */
export interface LineWords {
  who: string;
  what: string;
  /** Whose account it is about, where that is another's; '' otherwise. */
  account: string;
  details: string;
  /** An attempt that was refused. */
  isRefused: boolean;
}

/** Nobody has proved who they are. */
const refused = ['refused', 'throttled'];

/** @param rolesOf roles in words */
export function lineWords(
  line: AuditLine,
  texts: AccountPagesMessages['audit'],
  rolesOf: (roles: readonly string[]) => string,
): LineWords {
  const { type, account, by, isGone, details } = line;
  const known: Readonly<Record<string, string | undefined>> = texts;
  const isRefused = refused.includes(type);
  const owner = account?.name ?? (isGone ? texts.gone : '');
  const others: Readonly<Record<string, string>> = {
    'admin-made': texts.command,
    'factors-reset': texts.command,
    deleted: texts.schedule,
  };
  const doer = by?.name ?? others[type] ?? (isRefused || owner === '' ? texts.nobody : owner);
  return {
    who: doer,
    what: known[type] ?? type,
    account: doer === owner ? '' : isRefused && account ? account.email : owner,
    details: detailWords(details, texts, rolesOf),
    isRefused,
  };
}

function detailWords(
  details: AuditLine['details'],
  texts: AccountPagesMessages['audit'],
  rolesOf: (roles: readonly string[]) => string,
): string {
  const known: Readonly<Record<string, string | undefined>> = texts;
  const { from, to, roles, sessions, methods, method, factor, purpose } = details;
  const rolesIn = (text: string) =>
    text === '' ? texts.rolesNone : rolesOf(text.split(' ').filter(Boolean));
  const words = [methods, method, factor, purpose]
    .flatMap((text) => text?.split(' ') ?? [])
    .map((word) => known[`word_${word}`] ?? word);
  return [
    ...words,
    ...(to === undefined ? [] : [`${rolesIn(from ?? '')} → ${rolesIn(to)}`]),
    ...(roles === undefined ? [] : [rolesIn(roles)]),
    ...(sessions === undefined
      ? []
      : [sessions === '1' ? texts.devicesOne : fillText(texts.devices, { count: sessions })]),
  ].join(', ');
}
