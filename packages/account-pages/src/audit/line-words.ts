import type { ShownLine } from '@praxiskit/auth-server';
import { fill } from '@praxiskit/core';
import type { AccountPagesMessages } from '../messages/messages.ts';

export interface LineWords {
  who: string;
  what: string;
  /** The owner, if the account is another user's; '' otherwise. */
  account: string;
  details: string;
  isRefused: boolean;
}

/** Events without a proven identity. */
const refused = ['refused', 'throttled'];

/** @param rolesOf roles in words */
export function lineWords(
  line: ShownLine,
  texts: AccountPagesMessages['audit'],
  rolesOf: (roles: readonly string[]) => string,
): LineWords {
  const { type, account, by, isGone, details } = line;
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
    what: whatOf(line, texts),
    account: doer === owner ? '' : isRefused && account ? account.email : owner,
    details: detailWords(details, texts, rolesOf),
    isRefused,
  };
}

/** A signed-in user's wrong proof is not a refused sign-in. */
function whatOf({ type, by, details }: ShownLine, texts: AccountPagesMessages['audit']): string {
  const known: Readonly<Record<string, string | undefined>> = texts;
  if (type !== 'refused' || by === null) return known[type] ?? type;
  return details.act === undefined ? texts.entryRefused : texts.changeRefused;
}

function detailWords(
  details: ShownLine['details'],
  texts: AccountPagesMessages['audit'],
  rolesOf: (roles: readonly string[]) => string,
): string {
  const known: Readonly<Record<string, string | undefined>> = texts;
  const { from, to, roles, sessions, methods, method, factor, purpose, act, reason } = details;
  const rolesIn = (text: string) =>
    text === '' ? texts.rolesNone : rolesOf(text.split(' ').filter(Boolean));
  const same = reason === 'same' ? reason : undefined;
  const words = [methods, method, factor, purpose, act, same]
    .flatMap((text) => text?.split(' ') ?? [])
    .map((word) => known[`word_${word}`] ?? word);
  return [
    ...words,
    ...(to === undefined ? [] : [`${rolesIn(from ?? '')} → ${rolesIn(to)}`]),
    ...(roles === undefined ? [] : [rolesIn(roles)]),
    ...(sessions === undefined || sessions === '0'
      ? []
      : [sessions === '1' ? texts.devicesOne : fill(texts.devices, { count: sessions })]),
  ].join(', ');
}
