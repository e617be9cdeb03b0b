import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Link } from '../link/link.tsx';
import { formatPrice } from '../price-table/format-price.ts';
import { Specimen, sayIn } from '../specimen.tsx';
import { guide } from './table.guide.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './table.tsx';

interface Invoice {
  number: string;
  patient: string;
  date: string;
  amount: number;
  isPaid: boolean;
}

const invoices: Invoice[] = [
  {
    number: '2026-0412',
    patient: 'Marta Mustermann',
    date: '2026-11-18',
    amount: 1320.5,
    isPaid: true,
  },
  { number: '2026-0413', patient: 'Jo Beispiel', date: '2026-11-19', amount: 89, isPaid: false },
  {
    number: '2026-0415',
    patient: 'Dr. Friederike von Musterhausen',
    date: '2026-11-20',
    amount: 450,
    isPaid: true,
  },
];

type Say = (german: string, english: string) => string;

const columnsIn = (say: Say, locale: string): TableColumn<Invoice>[] => [
  {
    id: 'patient',
    header: say('Patientin', 'Patient'),
    cell: (row) => row.patient,
    isRowHeader: true,
    isSortable: true,
  },
  {
    id: 'number',
    header: say('Rechnung', 'Invoice'),
    cell: (row) => (
      <Link href={`#${row.number}`} className="whitespace-nowrap">
        {row.number}
      </Link>
    ),
  },
  {
    id: 'date',
    header: say('Datum', 'Date'),
    cell: (row) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(row.date),
      ),
    isSortable: true,
  },
  {
    id: 'state',
    header: say('Stand', 'State'),
    cell: (row) =>
      row.isPaid ? (
        <Badge kind="positive">{say('bezahlt', 'Paid')}</Badge>
      ) : (
        <Badge>{say('offen', 'Open')}</Badge>
      ),
  },
  {
    id: 'amount',
    header: say('Betrag', 'Amount'),
    cell: (row) => formatPrice(row.amount.toFixed(2), locale),
    align: 'end',
    isSortable: true,
  },
];

const english = columnsIn((_german, text) => text, 'en-US');

const sortValue = (row: Invoice, column: string) =>
  column === 'amount' ? row.amount : column === 'date' ? row.date : row.patient;

interface KeptProps extends TableProps<Invoice> {
  isSelectable?: boolean;
}

/** The caller sorts and keeps the selection. */
function Kept(props: Partial<KeptProps>) {
  const { isSelectable, ...table } = props;
  const [sort, setSort] = useState<TableSort>({ column: 'patient', direction: 'ascending' });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['2026-0413']));
  const rows = invoices.toSorted((one, other) => {
    const [a, b] = [sortValue(one, sort.column), sortValue(other, sort.column)];
    return (a < b ? -1 : a > b ? 1 : 0) * (sort.direction === 'ascending' ? 1 : -1);
  });
  return (
    <Table
      caption="Invoices of November"
      columns={english}
      rows={rows}
      rowId={(row) => row.number}
      rowName={(row) => row.patient}
      sort={sort}
      onSort={setSort}
      {...(isSelectable ? { selection, onSelect: setSelection } : {})}
      {...table}
    />
  );
}

const meta = {
  title: 'Content/Table',
  component: Table,
  render: (args) => <Kept {...args} />,
  tags: ['autodocs'],
  parameters: { guide },
} satisfies Meta<KeptProps>;

export default meta;
type Story = StoryObj<KeptProps>;

/** A second press reverses the order. */
export const Sortable: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names()[0]).toBe('Dr. Friederike von Musterhausen');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(names()[0]).toBe('Jo Beispiel');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(names()[0]).toBe('Marta Mustermann');
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

/** The box in the header shows whether none, some or all are selected. */
export const Selectable: Story = {
  args: { isSelectable: true, density: 'compact' },
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select Marta Mustermann' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Jo Beispiel' }));
    await expect(all).toBePartiallyChecked();
  },
};

/** It scrolls under its head, and sideways beside its rows' names. */
export const Scrolling: Story = {
  args: { maxHeight: '9rem' },
  decorators: [
    (Story) => (
      <div style={{ width: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Invoices of November' });
    frame.scrollTo(200, 80);
    const { left, top } = frame.getBoundingClientRect();
    const name = canvas.getByRole('rowheader', { name: 'Marta Mustermann' });
    await expect(name.getBoundingClientRect().left).toBe(left);
    const head = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(head.getBoundingClientRect().top).toBe(top);
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const locale = say('de-DE', 'en-US');
    const caption = say('Rechnungen im November', 'Invoices of November');
    const columns = columnsIn(say, locale);
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <Specimen name="comfortable, sorted">
          <Kept caption={caption} columns={columns} isCaptionShown />
        </Specimen>
        <Specimen name="compact, selected">
          <Kept caption={`${caption} 2`} columns={columns} density="compact" isSelectable />
        </Specimen>
        <Specimen name="empty">
          <Kept caption={`${caption} 3`} columns={columns} rows={[]} />
        </Specimen>
      </div>
    );
  },
};
