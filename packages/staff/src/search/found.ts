import { contactKind } from '@praxiskit/contact-requests';
import type { Locale } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { formatPrice } from '@praxiskit/ui-kit';
import { staffPaths } from '../paths.ts';
import { relatedOne } from '../shell/related-one.ts';
import type { Searched } from './use-lists.ts';

/** What a search shows of a record, and where it leads. */
export interface Found {
  text: string;
  end: string;
  /** What else it is found by. */
  words: string;
  path: string;
  /** The id of what its room opens, where the address names the room alone. */
  opens: string | null;
}

const text = (record: ModelRecord, column: string) => String(record.get(column) ?? '');

/** Names in the reader's language; the other one finds it as well. */
const named = (record: ModelRecord, column: string, locale: Locale) => ({
  text: text(record, `${column}_${locale}`),
  words: text(record, `${column}_${locale === 'de' ? 'en' : 'de'}`),
});

const inRoom = (record: ModelRecord, path: string) => ({
  path,
  opens: text(record, 'id'),
});
const atAddress = (record: ModelRecord, path: string) => ({
  path: path.replace(':id', text(record, 'id')),
  opens: null,
});

/** The reader's language, and the word before an amount that is the least: 'from'. */
export interface FoundTexts {
  locale: Locale;
  from: string;
}

const describe: Record<Searched, (record: ModelRecord, texts: FoundTexts) => Found> = {
  requests(record, { locale }) {
    const treatment = relatedOne(record, 'treatment');
    return {
      text: text(record, 'name'),
      end: treatment ? text(treatment, `name_${locale}`) : '',
      words: [text(record, 'contact'), ...numbersOf(text(record, 'contact'))].join(' '),
      ...inRoom(record, staffPaths.requests),
    };
  },
  treatments: (record, { locale }) => ({
    ...named(record, 'name', locale),
    end: '',
    ...atAddress(record, staffPaths.treatment),
  }),
  prices: (record, texts) => ({
    ...named(record, 'label', texts.locale),
    end: priceOf(record, texts),
    ...inRoom(record, staffPaths.prices),
  }),
  pages: (record, { locale }) => ({
    ...named(record, 'title', locale),
    end: '',
    ...atAddress(record, staffPaths.page),
  }),
  concerns: (record, { locale }) => ({
    ...named(record, 'name', locale),
    end: '',
    ...inRoom(record, staffPaths.concerns),
  }),
};

export const foundOf = (view: Searched, record: ModelRecord, texts: FoundTexts): Found =>
  describe[view](record, texts);

/** A number as a telephone may show it, whichever way it was written: with its country and without. */
function numbersOf(contact: string): string[] {
  if (contactKind(contact) !== 'phone') return [];
  const digits = contact.replaceAll(/\(0\)|[^+\d]/g, '');
  const within = digits.replace(/^(?:\+|00)490?/, '0');
  const isGerman = /^0[1-9]/.test(within);
  return isGerman ? [within, `+49${within.slice(1)}`, `0049${within.slice(1)}`] : [digits];
}

function priceOf(record: ModelRecord, { locale, from }: FoundTexts): string {
  const amount = text(record, 'amount');
  if (amount === '') return '';
  return `${record.get('is_from') ? `${from} ` : ''}${formatPrice(amount, locale)}`;
}
