import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { timeZone } from '../frame/clock-time.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { Person } from '../office-desk.ts';

/** '22.11.2026', in the practice's time zone. */
export function useDay(): (at: number) => string {
  const { locale } = useSite();
  const { date } = createFormats(locale, timeZone);
  return (at) => date(new Date(at).toISOString(), 'numeric');
}

/** What is special about an account: the first of these that holds. */
export function PersonState({ person }: { person: Person }) {
  const { office } = useMessages();
  const day = useDay();
  if (person.disabledAt !== null) return <strong>{office.locked}</strong>;
  if (person.deletionAt !== null) {
    return <strong>{fill(office.deletedOn, { when: day(person.deletionAt) })}</strong>;
  }
  if (person.passwordChange) return <strong>{office.passwordDue}</strong>;
  return office.active;
}
