import { expect, test } from 'vitest';
import { priceColumns } from './columns.ts';

test('the table of prices has the amount beside the service, and the note after it', () => {
  const order = ['label_de', 'label_en', 'amount', 'is_from', 'note_de', 'note_en', 'valid_from'];
  const names = Object.keys(priceColumns).filter((name) => order.includes(name));
  expect(names).toEqual(order);
});
