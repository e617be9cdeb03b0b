import type { Locale } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { editableNames } from '@praxiskit/record-model/drafts';

/** A cell as a spreadsheet takes it: quoted, and never a formula, even if a name begins like one. */
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

/** The view's columns, in its order; the layer stands for the treatment, and the place for the position. */
const namesOf = (price: ModelRecord): string[] =>
  editableNames(price.view.definition.columns).filter(
    (name) => name !== 'treatment_id' && name !== 'position',
  );

export const csvHead = (price: ModelRecord): string[] =>
  namesOf(price).map((name) => price.view.label(name));

/** @param from the word before an amount that is the least */
export const csvCells = (price: ModelRecord, from: string, locale: Locale): string[] =>
  namesOf(price).map((name) => {
    const value = price.get(name);
    if (name === 'is_from') return value ? from : '';
    const { type } = price.view.definition.columns[name] ?? {};
    return type === 'DECIMAL' ? csvAmount(value, locale) : String(value ?? '');
  });
