import type { ColumnType, Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { type InputProps, useField } from '@praxiskit/record-model/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const definition: Definition = {
  name: 'prices',
  label: 'Prices',
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  relations: {},
  columns: {
    id: { type: 'UUID', allowNull: false, primaryKey: true, readOnly: true },
    DECIMAL: { type: 'DECIMAL', allowNull: true },
    AMOUNT: { type: 'DECIMAL', allowNull: true, precision: 10, scale: 2 },
    FLOAT: { type: 'FLOAT', allowNull: true },
    NUMBER: { type: 'NUMBER', allowNull: true },
    INTEGER: { type: 'INTEGER', allowNull: true },
    STRING: { type: 'STRING', allowNull: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
  },
};

interface ProbeProps {
  record: ModelRecord;
  name: string;
  onRender: (inputProps: InputProps) => void;
}

function Probe({ record, name, onRender }: ProbeProps) {
  onRender(useField(record, name).inputProps);
  return null;
}

/**
 * One field of a new record, as an input uses it: `read` returns its text, and `write` types into
 * it.
 */
function openField(type: ColumnType | 'AMOUNT', locale?: 'de' | 'en') {
  const client = createRecordClient({
    fetch: createMemoryServer([definition]).fetch,
    definitions: [definition],
    ...(locale ? { locale } : {}),
  });
  const record = client.loaded('prices').create();
  const read = () => {
    const rendered: InputProps[] = [];
    const note = (inputProps: InputProps) => void rendered.push(inputProps);
    renderToString(<Probe record={record} name={type} onRender={note} />);
    return rendered[0];
  };
  return { record, read, write: (value: string) => read()?.onChange({ target: { value } }) };
}

/** Random numbers from a seed, so that a failure comes back (Park and Miller, 1988). */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Up to 24 digits before the point and 12 after it, zeros at both ends among them. */
function randomDecimal(random: (below: number) => number): string {
  const digits = (count: number) => Array.from({ length: count }, () => random(10)).join('');
  const sign = random(3) === 0 ? '-' : '';
  const fraction = random(4) === 0 ? '' : `.${digits(1 + random(12))}`;
  return `${sign}${digits(1 + random(24))}${fraction}`;
}

test.each([
  ['de', ','],
  ['en', '.'],
  [undefined, '.'],
] as const)(
  'any decimal typed in %s is stored exactly, and shown as typed [R7.3]',
  (locale, sign) => {
    const { record, read, write } = openField('DECIMAL', locale);
    const random = createRandom(20_261_120);
    for (let round = 0; round < 2000; round += 1) {
      const decimal = randomDecimal(random);
      const written = decimal.replace('.', sign);
      write(written);
      expect(record.get('DECIMAL')).toBe(decimal);
      expect(read()?.value).toBe(written);
    }
    expect(record.errorsOf('DECIMAL')).toEqual([]);
  },
);

test.each(['FLOAT', 'NUMBER'] as const)('a %s is the number that was written [R7.3]', (type) => {
  const { record, read, write } = openField(type, 'de');
  const random = createRandom(7);
  for (let round = 0; round < 2000; round += 1) {
    const decimal = randomDecimal(random);
    write(decimal.replace('.', ','));
    expect(record.get(type)).toBe(Number(decimal));
    // Typing the shown text changes nothing, except that -0 is shown as 0.
    write(read()?.value ?? '');
    expect(record.get(type)).toBe(Number(decimal) + 0);
  }
});

test.each([
  ['DECIMAL', 'de', '12.50', '12.50', '12,50'],
  ['DECIMAL', 'de', '-0,5', '-0.5', '-0,5'],
  ['FLOAT', 'de', '12,', 12, '12'],
  ['FLOAT', 'de', ',5', 0.5, '0,5'],
  ['FLOAT', 'en', '.5', 0.5, '0.5'],
  ['DECIMAL', 'de', '', null, ''],
  ['INTEGER', 'de', '12', 12, '12'],
  ['STRING', 'de', '12.50', '12.50', '12.50'],
  ['STRING', 'de', '12,50', '12,50', '12,50'],
] as const)('in a %s column, in %s, %j is %j and reads %j', (type, locale, typed, kept, shown) => {
  const { record, read, write } = openField(type, locale);
  write(typed);
  expect(record.get(type)).toBe(kept);
  expect(record.errorsOf(type)).toEqual([]);
  expect(read()?.value).toBe(shown);
});

test.each([
  ['DECIMAL', 'de', '12 $', '12 $'],
  ['DECIMAL', 'de', '€', '€'],
  ['DECIMAL', 'de', ',', ','],
  ['AMOUNT', 'en', '12,5', '12,5'],
  ['DECIMAL', 'de', '1.23,50', '1.23,50'],
  ['DECIMAL', 'de', '0.234,50', '0.234,50'],
  ['FLOAT', 'de', '1,2,3', '1,2,3'],
  ['DECIMAL', 'en', '1,234', '1,234'],
  ['NUMBER', 'en', '12,5', '12,5'],
  ['DECIMAL', 'de', 'zwölf', 'zwölf'],
  ['INTEGER', 'de', '12,5', '12,5'],
] as const)(
  'in a %s column, in %s, %j is no number: it is kept, and refused by its rule',
  (...row) => {
    const [type, locale, typed, shown] = row;
    const { record, read, write } = openField(type, locale);
    write(typed);
    expect(record.errorsOf(type)).toMatchObject([{ op: 'type' }]);
    expect(read()?.value).toBe(shown);
  },
);

test.each([
  // Money has two decimal places, so three digits are thousands.
  ['AMOUNT', '1.740', '1740.00', '1740,00'],
  ['AMOUNT', '-1.740', '-1740.00', '-1740,00'],
  ['AMOUNT', '1.740,50', '1740.50', '1740,50'],
  ['AMOUNT', '12.345.678', '12345678.00', '12345678,00'],
  ['AMOUNT', '740.50', '740.50', '740,50'],
  // If there can be more of them, one point is a decimal sign, and two are not.
  ['DECIMAL', '1.234', '1.234', '1,234'],
  ['DECIMAL', '1.234,50', '1234.50', '1234,50'],
  ['FLOAT', '1.234.567', 1234567, '1234567'],
] as const)(
  'a German point before three digits separates thousands if it can be nothing else: in %s, %j is stored as %j and shown as %j',
  (name, typed, kept, shown) => {
    const { record, read, write } = openField(name, 'de');
    write(typed);
    expect(record.get(name)).toBe(kept);
    expect(record.errorsOf(name)).toEqual([]);
    // As after leaving the field.
    read()?.onBlur?.();
    expect(read()?.value).toBe(shown);
  },
);

test.each([
  ['de', '10,', '10.00', '10,00'],
  ['de', ',5', '0.50', '0,50'],
  ['de', '-,5', '-0.50', '-0,50'],
  ['de', '10 €', '10.00', '10,00'],
  ['de', '1.234,50\u00a0€', '1234.50', '1234,50'],
  ['de', 'EUR 10', '10.00', '10,00'],
  ['de', '10 Euro', '10.00', '10,00'],
  ['en', '10.', '10.00', '10.00'],
  ['en', '.5', '0.50', '0.50'],
  ['en', '€10', '10.00', '10.00'],
  ['en', '1,234', '1234.00', '1234.00'],
  ['en', '€1,234.50', '1234.50', '1234.50'],
] as const)('an amount is read as it is usually written: in %s, %j is %j [R7.3]', (...row) => {
  const [locale, typed, kept, shown] = row;
  const { record, read, write } = openField('AMOUNT', locale);
  write(typed);
  expect(record.get('AMOUNT')).toBe(kept);
  expect(record.errorsOf('AMOUNT')).toEqual([]);
  read()?.onBlur?.();
  expect(read()?.value).toBe(shown);
});

test('only numbers with a decimal sign have an onBlur', () => {
  const types = ['DECIMAL', 'FLOAT', 'NUMBER', 'INTEGER', 'STRING'] as const;
  expect(types.filter((type) => openField(type).read()?.onBlur)).toEqual(types.slice(0, 3));
});
