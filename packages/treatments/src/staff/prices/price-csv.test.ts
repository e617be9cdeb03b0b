import { expect, test } from 'vitest';
import { csvAmount, csvOf } from './price-csv.ts';

test('a table opens in a spreadsheet of its language: umlauts, amounts and quotes as they are', () => {
  const rows = [
    ['Leistung', 'Euro'],
    ['Hände, "beide"', csvAmount('1250.00', 'de')],
  ];
  expect(csvOf(rows, 'de')).toBe('\uFEFF"Leistung";"Euro"\r\n"Hände, ""beide""";"1250,00"\r\n');
  expect(csvOf([['Hands', csvAmount('1250.00', 'en')]], 'en')).toBe('\uFEFF"Hands","1250.00"\r\n');
});

test('an amount that is none stays as it was typed', () => {
  expect(csvAmount('ab 40', 'de')).toBe('ab 40');
  expect(csvAmount(null, 'de')).toBe('');
});

test.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1', '\n=1', '＝1', '＋1', '－1', '＠A1'])(
  '%j is a text, and no formula',
  (name) => {
    expect(csvOf([[name]], 'en')).toBe(`\uFEFF"'${name.replaceAll('"', '""')}"\r\n`);
  },
);
