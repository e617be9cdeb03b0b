import type { ModelRecord } from '@praxiskit/record-model/client';
import type { PageSearch } from '@praxiskit/staff';
import { relatedOne } from '@praxiskit/staff/react';
import { contactKind } from '../request/contact-kind.ts';
import { requestQueries } from './queries.ts';

/** Requests are found by name and by number, as a telephone shows it. */
export const search: PageSearch = {
  queries: Object.values(requestQueries),
  describe(record, locale) {
    const contact = textOf(record, 'contact');
    const treatment = relatedOne(record, 'treatment');
    return {
      text: textOf(record, 'name'),
      end: treatment ? textOf(treatment, `name_${locale}`) : '',
      words: [contact, ...numbersOf(contact)].join(' '),
    };
  },
};

const textOf = (record: ModelRecord, column: string) => String(record.get(column) ?? '');

/** A number as a telephone may show it, whichever way it was written: with its country and without. */
function numbersOf(contact: string): string[] {
  if (contactKind(contact) !== 'phone') return [];
  const digits = contact.replaceAll(/\(0\)|[^+\d]/g, '');
  const within = digits.replace(/^(?:\+|00)490?/, '0');
  const isGerman = /^0[1-9]/.test(within);
  return isGerman ? [within, `+49${within.slice(1)}`, `0049${within.slice(1)}`] : [digits];
}
