import type { Guide } from '@praxiskit/test-support/guide';
import { Field, Input } from '@praxiskit/ui-kit';

export const guide: Guide = {
  purpose: 'A form for one record: the view says which columns there are, and what each can hold.',
  when: 'A record of the server is edited. It needs a `RecordClientProvider` above it.',
  whenNot:
    'For input that belongs to no record: *Form*. For one value in a table: *Editable cell*.',
  anatomy: {
    parts: [
      ['form label', 'Label', 'The name of the column, from the view.'],
      ['form input', 'Control', 'The one that fits the type of the column.'],
      ['form select', 'Choice', 'One of fixed values, or a relation to one record.'],
    ],
  },
  pairs: [
    {
      do: [
        <code key="do" className="text-small">
          {"<RecordForm record={price} fields={['name', 'amount']} />"}
        </code>,
        'Name the columns: label, rules and control come from the view.',
      ],
      dont: [
        <code key="dont" className="text-small">
          {'const [amount, setAmount] = useState(price.amount);'}
        </code>,
        'Keep values beside the record: changes of other users are lost.',
      ],
    },
    {
      do: [
        <Field key="do" label="Duration" error="At most 240 minutes">
          <Input defaultValue="450" />
        </Field>,
        'Rules of the view: form and server say the same.',
      ],
      dont: [
        <Field key="dont" label="Duration" error="Error 422">
          <Input defaultValue="450" />
        </Field>,
        'Rules that only the server knows.',
      ],
    },
  ],
  keys: [
    ['Tab', 'goes through the fields'],
    ['Enter', 'in a field of one line saves'],
    ['Ctrl+S', 'saves at once'],
  ],
  heard: [
    ['saved', '‘Saved’: the save state is a status'],
    ['a broken rule', 'the label, ‘invalid entry’, and the rule'],
    ['a conflict', 'the question of *Conflict question*'],
  ],
  code: `import { RecordForm } from '@praxiskit/record-form';

<RecordForm record={treatment} fields={['name', 'price', 'category', 'concerns']} />`,
  also: ['RecordField', 'RecordState', 'useRecordForm'],
  search: 'record edit autosave crud Datensatz Formular bearbeiten speichern',
};
