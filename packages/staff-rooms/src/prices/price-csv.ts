import type { Locale } from '@praxiskit/pages';
import type { ModelRecord } from '@praxiskit/record-model/client';

/** A cell as a spreadsheet takes it: quoted, and never a formula, whatever somebody has written into a name. */
const cell = (value: string): string =>
  `"${value.replace(/^[=+\-@＝＋－＠\t\r\n]/, "'$&").replaceAll('"', '""')}"`;

/**
 * A table as programs for spreadsheets open it by double click: with a byte-order mark, and in German with a semicolon
 * between the cells, because the comma is that of its amounts.
 */
export const csvOf = (rows: readonly (readonly string[])[], locale: Locale): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(locale === 'de' ? ';' : ',')}\r\n`).join('')}`;

/** '1250.00' as a spreadsheet of the language reads it; what is no amount stays as it is. */
export const csvAmount = (amount: unknown, locale: Locale): string => {
  const text = String(amount ?? '');
  return locale === 'de' && /^\d+\.\d+$/.test(text) ? text.replace('.', ',') : text;
};

/** One line of the price list, in the order of the columns' names that `PriceExport` gives. */
export const csvRow = (
  price: ModelRecord,
  { layer, from, state, locale }: { layer: string; from: string; state: string; locale: Locale },
): string[] => {
  const text = (name: string) => String(price.get(name) ?? '');
  return [
    layer,
    text('label_de'),
    text('note_de'),
    text('label_en'),
    text('note_en'),
    price.get('is_from') ? from : '',
    csvAmount(price.get('amount'), locale),
    text('valid_from'),
    state,
  ];
};
