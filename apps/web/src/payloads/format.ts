import type { Locale } from '@praxiskit/pages';
import type { PriceRecord } from '../records/records.ts';

const regions: Record<Locale, string> = { de: 'de-DE', en: 'en-US' };
const from: Record<Locale, string> = { de: 'ab', en: 'from' };

/** '159 €', with cents only where there are any. */
export function euros(amount: string, locale: Locale): string {
  const value = Number(amount);
  const text = new Intl.NumberFormat(regions[locale], {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value);
  return text.replace(/\s/g, '\u00a0');
}

/** Always 'ab': a fee is set by the effort of the single case (GOÄ § 5). */
export function priceText(amount: string, locale: Locale): string {
  return `${from[locale]}\u00a0${euros(amount, locale)}`;
}

/** Where something is charged at all. */
export function lowest(prices: readonly PriceRecord[] | undefined): string | null {
  const amounts = (prices ?? []).flatMap(({ amount }) => amount ?? []);
  return amounts.sort((a, b) => Number(a) - Number(b))[0] ?? null;
}

/** '20. November 2026'. Practice time, wherever the server stands. */
export function dateText(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(regions[locale], {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso));
}

export function shortDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(regions[locale], {
    day: 'numeric',
    month: 'short',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso));
}

/** '20.11.2026', as it stands on a letter. */
export function letterDate(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(regions[locale], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(new Date(iso));
}
