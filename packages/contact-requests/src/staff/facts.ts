import type { Locale } from '@praxiskit/core';
import { telephoneAddress } from '@praxiskit/pages';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { relatedOne } from '@praxiskit/staff/react';
import { contactKind } from '../request/contact-kind.ts';
import type { ReachableSpan, RequestStatus } from '../request/request.ts';
import { type ClosedDays, promisedBy } from './promise.ts';

/** A request as the staff's page shows it. */
export interface RequestFacts {
  name: string;
  contact: string;
  /** `tel:` or `mailto:`. */
  address: string;
  isPhone: boolean;
  status: RequestStatus;
  reachable: readonly ReachableSpan[];
  language: Locale;
  /** ms since 1970 */
  received: number;
  due: number;
  /** Empty where none was named. */
  treatment: string;
}

/**
 * @param locale of the reader
 * @param closed days without answers
 */
export function requestFacts(
  record: ModelRecord,
  locale: Locale,
  closed: ClosedDays,
): RequestFacts {
  const text = (name: string) => String(record.get(name) ?? '');
  const contact = text('contact');
  const isPhone = contactKind(contact) !== 'email';
  const received = Date.parse(text('created_at'));
  return {
    name: text('name'),
    contact,
    isPhone,
    received,
    due: promisedBy(received, closed),
    address: isPhone ? telephoneAddress(contact) : `mailto:${contact}`,
    status: text('status') as RequestStatus,
    reachable: (record.get('reachable') ?? []) as readonly ReachableSpan[],
    language: text('locale') === 'en' ? 'en' : 'de',
    treatment: String(relatedOne(record, 'treatment')?.get(`name_${locale}`) ?? ''),
  };
}
