import type { Guide } from '@praxiskit/test-support/guide';
import { EditableCell } from './editable-cell.tsx';

export const guide: Guide = {
  purpose: 'A value in a table that is edited where it is.',
  when: 'One value of many rows changes often: amounts, an order.',
  whenNot: 'For more than one field of a row: open the row beside the list, *List and detail*.',
  anatomy: {
    parts: [
      ['input', 'Value', 'A line on hover, a field with the focus. Its name names the row, too.'],
    ],
  },
  pairs: [
    {
      do: [
        <EditableCell
          key="do"
          label="Amount, Hydrafacial"
          defaultValue="159.00"
          inputMode="decimal"
        />,
        'The value itself can be clicked.',
      ],
      dont: [
        <p key="dont" className="flex justify-end gap-3">
          159.00 <u>Edit</u> <u>Save</u>
        </p>,
        'Two buttons in each row.',
      ],
    },
  ],
  keys: [
    ['Enter', 'saves, and so does leaving it'],
    ['Escape', 'brings the value before back'],
  ],
  heard: [
    ['with the focus', '‘Amount, Hydrafacial, edit, 159.00’'],
    ['with an error', 'the error, as an alert'],
  ],
  search: 'inline edit table cell spreadsheet grid Zelle bearbeiten Tabelle Preis',
};
