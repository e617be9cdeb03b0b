import { Table, type TableProps } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

interface Row {
  id: string;
  name: string;
  amount: number;
}

const rows: Row[] = [
  { id: 'a', name: 'Jo', amount: 89 },
  { id: 'b', name: 'Marta', amount: 1320 },
];

const show = (props: Partial<TableProps<Row>> = {}) =>
  render(
    <Table
      caption="Invoices"
      columns={[
        {
          id: 'name',
          header: 'Name',
          cell: (row) => row.name,
          isRowHeader: true,
          isSortable: true,
        },
        { id: 'amount', header: 'Amount', cell: (row) => row.amount, align: 'end' },
      ]}
      rows={rows}
      rowId={(row) => row.id}
      rowName={(row) => row.name}
      {...props}
    />,
  );

test('a header says how the rows are sorted, and a press asks for the opposite order', async () => {
  const onSort = vi.fn();
  await show({ sort: { column: 'name', direction: 'ascending' }, onSort });
  const head = page.getByRole('columnheader', { name: 'Name' });
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Name' }).click();
  expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
});

test('the box in the header selects all, and is mixed while only some are', async () => {
  const onSelect = vi.fn();
  await show({ selection: new Set(['b']), onSelect });
  const all = page.getByRole('checkbox', { name: 'Select all' });
  await expect.element(all).toBePartiallyChecked();
  await all.click();
  expect(onSelect).toHaveBeenLastCalledWith(new Set(['a', 'b']));
  await page.getByRole('checkbox', { name: 'Select Marta' }).click();
  expect(onSelect).toHaveBeenLastCalledWith(new Set());
});

test('the frame that scrolls has a name and is reached by the keyboard', async () => {
  await show();
  await userEvent.tab();
  await expect.element(page.getByRole('region', { name: 'Invoices' })).toHaveFocus();
});

test('without rows it says so, across its whole width', async () => {
  await show({ rows: [] });
  await expect.element(page.getByRole('cell', { name: 'Nothing here yet' })).toBeVisible();
});
