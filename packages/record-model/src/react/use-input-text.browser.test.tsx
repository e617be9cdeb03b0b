import type { ColumnType, Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { useField } from '@praxiskit/record-model/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const definitionOf = (type: ColumnType, setter?: string): Definition => ({
  name: 'prices',
  label: 'Prices',
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  relations: {},
  columns: {
    id: { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true },
    amount: {
      type,
      allowNull: true,
      rules: [{ op: 'max', arg: 500 }],
      ...(setter !== undefined && { setter }),
    },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
  },
});

function Amount({ record }: { record: ModelRecord }) {
  const { fieldProps, inputProps } = useField(record, 'amount');
  return (
    <>
      <label htmlFor={fieldProps.id}>{fieldProps.label}</label>
      <input id={fieldProps.id} {...inputProps} />
      <em>{fieldProps.error}</em>
    </>
  );
}

async function setUp(type: ColumnType, amount: unknown, setter?: string) {
  const server = createMemoryServer([definitionOf(type, setter)], {
    prices: [
      { id: '1', amount, version: 1 },
      { id: '2', amount, version: 1 },
    ],
  });
  const client = createRecordClient({ fetch: server.fetch, locale: 'de' });
  const view = await client.view('prices');
  const record = await view.get('1');
  const of = (shown: ModelRecord) => (
    <StrictMode>
      <Amount record={shown} />
    </StrictMode>
  );
  const screen = await render(of(record));
  return {
    server,
    record,
    other: await view.get('2'),
    show: (one: ModelRecord) => screen.rerender(of(one)),
  };
}

const input = () => page.getByLabelText('Amount');
const refusal = () => page.getByText('Bitte geben Sie eine gültige Zahl ein');

test('a decimal is typed with a comma, digit by digit, and stored with a point', async () => {
  const { record } = await setUp('DECIMAL', '12.50');
  await expect.element(input()).toHaveValue('12,50');
  await userEvent.clear(input());
  const seen: unknown[] = [];
  for (const key of '13,05') {
    await userEvent.keyboard(key);
    seen.push([(input().element() as HTMLInputElement).value, record.get('amount')]);
  }
  expect(seen).toEqual([
    ['1', '1'],
    ['13', '13'],
    ['13,', '13'],
    ['13,0', '13.0'],
    ['13,05', '13.05'],
  ]);
});

test('an unfinished decimal is kept, shows its error, and can be finished', async () => {
  const { record } = await setUp('DECIMAL', null);
  await input().click();
  await userEvent.keyboard('-,');
  await expect.element(refusal()).toBeVisible();
  await userEvent.tab();
  await expect.element(input()).toHaveValue('-,');
  await expect.element(refusal()).toBeVisible();
  await input().click();
  await userEvent.keyboard('{End}5');
  await expect.element(refusal()).not.toBeInTheDocument();
  expect(record.get('amount')).toBe('-0.5');
});

test('a decimal that ends with its comma is a whole number, and is shown without the comma [R7.3]', async () => {
  const { record } = await setUp('DECIMAL', null);
  await input().click();
  await userEvent.keyboard('12,');
  await expect.element(refusal()).not.toBeInTheDocument();
  await expect.element(input()).toHaveValue('12,');
  await userEvent.tab();
  await expect.element(input()).toHaveValue('12');
  expect(record.get('amount')).toBe('12');
});

test.each(['FLOAT', 'NUMBER'] as const)(
  'a %s stays as it is typed, and reads as the number when the field is left',
  async (type) => {
    const { record } = await setUp(type, 1.5);
    await expect.element(input()).toHaveValue('1,5');
    await userEvent.clear(input());
    await userEvent.keyboard('012,');
    await expect.element(input()).toHaveValue('012,');
    expect(record.get('amount')).toBe(12);
    await userEvent.keyboard('50');
    await expect.element(input()).toHaveValue('012,50');
    expect(record.get('amount')).toBe(12.5);
    await userEvent.tab();
    await expect.element(input()).toHaveValue('12,5');
  },
);

test('a save that returns 12.50 for 12.5 does not change the text during typing', async () => {
  const { server, record } = await setUp('DECIMAL', '9');
  await userEvent.clear(input());
  await userEvent.keyboard('12,5');
  server.answerNext(() =>
    Response.json({ id: '1', amount: '12.50', version: 2 }, { headers: { etag: '"2"' } }),
  );
  await record.flush();
  expect(record.get('amount')).toBe('12.50');
  await expect.element(input()).toHaveValue('12,5');
  await userEvent.keyboard('7');
  expect(record.get('amount')).toBe('12.57');
  record.rollback();
  await expect.element(input()).toHaveValue('12,50');
});

test('two words can be typed into a field with a trimming setter: the space between them stays', async () => {
  const { record } = await setUp('STRING', 'Eva', 'trim');
  await userEvent.clear(input());
  await userEvent.keyboard('Anna ');
  await expect.element(input()).toHaveValue('Anna ');
  expect(record.get('amount')).toBe('Anna');
  await userEvent.keyboard('Maria ');
  expect(record.get('amount')).toBe('Anna Maria');
  await userEvent.tab();
  await expect.element(input()).toHaveValue('Anna Maria');
});

test('another value in the record replaces the typed text', async () => {
  const { record } = await setUp('FLOAT', 1.5);
  await userEvent.clear(input());
  await userEvent.keyboard('2,');
  record.set('amount', 3.25);
  await expect.element(input()).toHaveValue('3,25');
});

test('text typed into one record is not shown for another', async () => {
  const { record, other, show } = await setUp('FLOAT', 1.5);
  await userEvent.clear(input());
  await userEvent.keyboard('1,50');
  await show(other);
  await expect.element(input()).toHaveValue('1,5');
  expect(record.get('amount')).toBe(other.get('amount'));
});

test('a rule of the column is checked against the number', async () => {
  const { record } = await setUp('DECIMAL', '9');
  await userEvent.clear(input());
  await userEvent.keyboard('500,01');
  await expect.element(page.getByText('Bitte geben Sie höchstens 500 ein')).toBeVisible();
  expect(record.get('amount')).toBe('500.01');
});
