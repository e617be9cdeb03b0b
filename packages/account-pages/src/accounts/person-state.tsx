import type { AccountSummary } from '@praxiskit/auth-server';
import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { timeZone } from '../frame/clock-time.tsx';
import { useMessages } from '../messages/use-messages.ts';

/** '22.11.2026', in the practice's time zone. */
export function useDay(): (at: number) => string {
  const { locale } = useSite();
  const { date } = createFormats(locale, timeZone);
  return (at) => date(new Date(at).toISOString(), 'numeric');
}

/** The state of an account: the first condition that holds. */
export function PersonState({ person }: { person: AccountSummary }) {
  const { accounts } = useMessages();
  const day = useDay();
  if (person.disabledAt !== null) return <strong>{accounts.locked}</strong>;
  if (person.deletionAt !== null) {
    return <strong>{fill(accounts.deletedOn, { when: day(person.deletionAt) })}</strong>;
  }
  if (person.passwordChange) return <strong>{accounts.passwordDue}</strong>;
  return accounts.active;
}
