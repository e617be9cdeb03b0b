import type { Guide } from '@praxiskit/test-support/guide';
import { Link } from '../link/link.tsx';
import { Input } from './controls.tsx';
import { Field } from './field.tsx';

export const guide: Guide = {
  purpose: 'A label, its control, help and error, connected for the eye and for screen readers.',
  when: 'The visitor writes or chooses something that is sent.',
  whenNot:
    'For ticks, and for choices that are all in view: *Checkbox*, *Radio* have labels of their own.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <Field
          label="E-mail"
          isRequired
          aside={<Link href="#change">Change</Link>}
          error="Please enter a valid email"
          help="We write to you about your appointment."
        >
          <Input type="email" defaultValue="marta" />
        </Field>
      </div>
    ),
    parts: [
      [
        'label',
        'Label',
        'It stays while the visitor writes. The mark of a required field is for the eye.',
      ],
      ['.row-start-1', 'Aside', 'A link or a state.'],
      ['input', 'Control', '`Input`, `Textarea` or `Select`. `PasswordField` is both in one.'],
      ['[id$="-error"]', 'Error', 'What to do. The control is then invalid.'],
      [
        '[id$="-help"]',
        'Help',
        'Under the control, where it is still read after the first letter.',
      ],
    ],
  },
  pairs: [
    {
      do: [
        <Field key="do" label="E-mail">
          <Input type="email" />
        </Field>,
        'A label that stays.',
      ],
      dont: [
        <Input key="dont" type="email" aria-label="E-mail" placeholder="E-mail" />,
        'A placeholder in its place: it disappears with the first letter.',
      ],
    },
    {
      do: [
        <Field key="do" label="Phone" help="For questions about your appointment only.">
          <Input type="tel" />
        </Field>,
        'Help that is there before it is needed.',
      ],
      dont: [
        <Field key="dont" label="Phone" aside={<Link href="#help">?</Link>}>
          <Input type="tel" />
        </Field>,
        'Help behind a question mark.',
      ],
    },
    {
      do: [
        <Field key="do" label="E-mail" error="Please enter a valid email">
          <Input type="email" defaultValue="marta" />
        </Field>,
        'An error that says what to do.',
      ],
      dont: [
        <Field key="dont" label="E-mail" error="Invalid input">
          <Input type="email" defaultValue="marta" />
        </Field>,
        'An error that only says that there is one.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the control, then ‘Show password’, then a link beside the label'],
    ['↑ ↓', 'choose in a `Select`'],
  ],
  heard: [
    ['with help', '‘E-mail, edit text, required, We write to you about your appointment.’'],
    ['with an error', '‘E-mail, edit text, invalid, Please enter a valid email’'],
    ['password, caps lock on', '‘Caps lock is on.’, with the next key'],
  ],
  also: ['Input', 'Textarea', 'Select', 'PasswordField', 'useFieldControl', 'controlClass'],
  search:
    'input text box textarea select combobox dropdown password label Eingabefeld Textfeld Auswahl Passwort Beschriftung',
};
