import { fullName, listName } from '@praxiskit/patients';
import { isEmptyValue } from '@praxiskit/record-model';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { relatedOne } from '@praxiskit/staff/react';

export type LetterStatus = 'draft' | 'ready' | 'sending' | 'sent' | 'withdrawn';

/** What the list, the head and the questions say of a letter; from its card. */
export interface LetterFacts {
  readonly status: LetterStatus;
  /** 'Mustermann, Marta'; empty while the patient is not loaded. */
  readonly patient: string;
  /** 'Marta Mustermann' */
  readonly spoken: string;
  /** ISO 8601 */
  readonly birthDate: string | null;
  readonly hasAccount: boolean;
  readonly phone: string | null;
  /** 'Musterweg 4' and '07743 Jena'; each empty where it is not known. */
  readonly address: { readonly street: string; readonly place: string };
  /** Whether post can be delivered: street, postcode and town are known. */
  readonly hasAddress: boolean;
  /** Null where this user may not read it. */
  readonly subject: string | null;
  readonly isConfidential: boolean;
  /** It corrects an earlier letter. The card of the desk does not say so. */
  readonly isCorrection: boolean;
  readonly state: LetterState;
  /** ISO 8601 instant by which the letter is listed. */
  readonly at: string;
}

type LetterState =
  | Exclude<LetterStatus, 'sent'>
  | 'sent'
  | 'read'
  | 'toPrint'
  | 'printed'
  | 'mailFailed';

export function letterFacts(card: ModelRecord): LetterFacts {
  const { columns } = card.view.definition;
  // The desk's card has fewer columns than the one of doctors.
  const text = (column: string) =>
    (column in columns && (card.get(column) as string | null | undefined)) || null;
  const patient = relatedOne(card, 'patient');
  const part = (column: string) => (patient?.get(column) as string | null | undefined) || null;
  const names = {
    title: part('title'),
    first_name: part('first_name'),
    last_name: part('last_name'),
  };
  const isConfidential = text('circle') === 'doctors';
  return {
    status: text('status') as LetterStatus,
    patient: listName(names),
    spoken: fullName(names),
    birthDate: part('birth_date'),
    hasAccount: part('user_id') !== null,
    phone: part('phone'),
    address: {
      street: part('street') ?? '',
      place: [part('postal_code'), part('city')].filter(Boolean).join(' '),
    },
    hasAddress: ['street', 'postal_code', 'city'].every((column) => !isEmptyValue(part(column))),
    subject:
      'subject' in columns
        ? (text('subject') ?? '')
        : isConfidential
          ? null
          : (text('desk_subject') ?? ''),
    isConfidential,
    isCorrection: text('corrects_id') !== null,
    state: stateOf(text),
    at: text('listed_at') ?? text('created_at') ?? '',
  };
}

function stateOf(text: (column: string) => string | null): LetterState {
  const status = text('status') as LetterStatus;
  if (status !== 'sent') return status;
  if (text('read_at')) return 'read';
  if (text('printed_at')) return 'printed';
  if (text('mail_status') === 'failed') return 'mailFailed';
  return text('delivery') === 'paper' ? 'toPrint' : 'sent';
}
