import type { Guide } from '@praxiskit/test-support/guide';
import { Badge } from '../badge/badge.tsx';
import { Table, type TableColumn } from './table.tsx';

interface Row {
  patient: string;
  amount: string;
  isPaid: boolean;
}

const rows: Row[] = [
  { patient: 'Marta Mustermann', amount: '€1,320.50', isPaid: true },
  { patient: 'Jo Beispiel', amount: '€89.00', isPaid: false },
];
const rowId = (row: Row) => row.patient;
const patient: TableColumn<Row> = {
  id: 'patient',
  header: 'Patient',
  cell: rowId,
  isRowHeader: true,
};
const amount: TableColumn<Row> = { id: 'amount', header: 'Amount', cell: (row) => row.amount };
const inWords: TableColumn<Row> = {
  id: 'state',
  header: 'State',
  cell: (row) => (row.isPaid ? <Badge kind="positive">Paid</Badge> : <Badge>Open</Badge>),
};
const inColor: TableColumn<Row> = {
  id: 'state',
  header: 'State',
  cell: (row) => (
    <span className={`block size-3 rounded-round ${row.isPaid ? 'bg-positive' : 'bg-danger'}`} />
  ),
};

export const guide: Guide = {
  purpose: 'Rows that are compared, on the browser’s own table.',
  when: 'Several things have the same facts.',
  whenNot:
    'For the facts of one thing: *Fact box*. For prices that are read: *Price table*. For layout.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <Table
          caption="Invoices of November"
          isCaptionShown
          columns={[
            { ...patient, isSortable: true },
            { ...amount, align: 'end' },
          ]}
          rows={rows}
          rowId={rowId}
          sort={{ column: 'patient', direction: 'descending' }}
          selection={new Set(['Jo Beispiel'])}
        />
      </div>
    ),
    parts: [
      ['caption', 'Caption', 'It names the table, also where it is not shown.'],
      ['thead input', 'Box for all rows', 'It shows whether none, some or all are selected.'],
      ['tbody input', 'Box of a row', 'Named after the row.'],
      ['thead th:last-child', 'Head', '`isSortable` makes it a button. The caller sorts.'],
      ['td.text-right', 'Figure', "At the end, by `align: 'end'`: the digits line up."],
      ['tbody tr:last-child', 'Row', 'Its name stays in view while the rest scrolls.'],
    ],
  },
  pairs: [
    {
      do: [
        <Table
          key="do"
          caption="Invoices, aligned"
          columns={[patient, { ...amount, align: 'end' }]}
          rows={rows}
          rowId={rowId}
        />,
        'Figures at the end of their column.',
      ],
      dont: [
        <Table
          key="dont"
          caption="Invoices, not aligned"
          columns={[patient, amount]}
          rows={rows}
          rowId={rowId}
        />,
        'Figures at the start: sizes cannot be compared.',
      ],
    },
    {
      do: [
        <Table
          key="do"
          caption="Invoices, states in words"
          columns={[patient, inWords]}
          rows={rows}
          rowId={rowId}
        />,
        'A state in a word.',
      ],
      dont: [
        <Table
          key="dont"
          caption="Invoices, states in color"
          columns={[patient, inColor]}
          rows={rows}
          rowId={rowId}
        />,
        'Color alone for a state.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the frame, then sort buttons, boxes and links'],
    ['↑ ↓ ← →', 'scroll the frame'],
    ['Enter Space', 'sort'],
    ['Space', 'selects a row, or all of them'],
  ],
  heard: [
    ['the frame', '‘Invoices of November, region’'],
    ['a sorted column', '‘Patient, column header, sorted ascending’'],
    ['a box', '‘Select Jo Beispiel, checkbox, checked’'],
  ],
  code: `import { formatPrice, Link, Table, type TableSort } from '@praxiskit/ui-kit';
import { useState } from 'react';

const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());

<Table
  caption="Invoices of November"
  columns={[
    { id: 'patient', header: 'Patient', cell: (row) => row.patient, isRowHeader: true, isSortable: true },
    { id: 'number', header: 'Invoice', cell: (row) => <Link href={row.href}>{row.number}</Link> },
    { id: 'amount', header: 'Amount', cell: (row) => formatPrice(row.amount, 'en-US'), align: 'end', isSortable: true },
  ]}
  rows={sorted(invoices, sort)}
  rowId={(row) => row.number}
  rowName={(row) => row.patient}
  sort={sort}
  onSort={setSort}
  selection={selection}
  onSelect={setSelection}
/>`,
  also: ['TableColumn', 'TableSort'],
  search: 'data grid list rows columns sort select Tabelle Liste Zeilen Spalten sortieren',
};
