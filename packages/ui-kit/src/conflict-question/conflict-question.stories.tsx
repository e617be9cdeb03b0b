import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Input } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { ConflictQuestion } from './conflict-question.tsx';

const meta = {
  title: 'Messages/Conflict question',
  component: ConflictQuestion,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `Asks which value is to be kept, where a field was changed here and elsewhere.

**When** a save was refused because both sides changed the same field. **When not:** for fields that only one side changed; they are merged without a question.

Its \`fields\` and \`onChoose\` are those of a record of \`@praxiskit/record-model\`: \`<ConflictQuestion {...useSaveState(record).conflictProps} />\` while they are not null.

| do | don't |
|---|---|
| beside the form's *SaveState* | in a dialog: the form has to stay readable |
| the labels of the form's fields | names of columns |

**Anatomy** text · for each field its label, both values · two buttons.

| key | does |
|---|---|
| Tab, Enter | choose for all fields |

**Accessibility** \`role="alert"\`, named by its title: it is announced when it appears. After the answer the focus is in the first of its fields, found by its \`name\`.`,
      },
    },
  },
  args: {
    fields: [
      { name: 'city', label: 'Ort', mine: 'Jena', theirs: 'Erfurt' },
      { name: 'phone', label: 'Telefon', mine: '+49 3643 123456', theirs: null },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof ConflictQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoFields: Story = {};

/** After the answer the field has the focus. */
export const InAForm: Story = {
  args: { fields: [{ name: 'city', label: 'Ort', mine: 'Jena', theirs: 'Erfurt' }] },
  render: function Render(args) {
    const [city, setCity] = useState('Jena');
    const [isOpen, setOpen] = useState(true);
    return (
      <div className="grid max-w-md gap-6">
        <Field label="Ort">
          <Input name="city" value={city} onChange={({ target }) => setCity(target.value)} />
        </Field>
        {isOpen ? (
          <ConflictQuestion
            {...args}
            onChoose={(choice) => {
              if (choice === 'theirs') setCity('Erfurt');
              setOpen(false);
            }}
          />
        ) : null}
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [, takeTheirs] = canvas.getAllByRole('button');
    if (takeTheirs) await userEvent.click(takeTheirs);
    const field = canvas.getByLabelText('Ort');
    await expect(field).toHaveValue('Erfurt');
    await expect(field).toHaveFocus();
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (args, { globals }) => {
    const say = sayIn(globals);
    const city = { name: 'city', label: say('Ort', 'City'), mine: 'Jena', theirs: 'Erfurt' };
    const phone = {
      name: 'phone',
      label: say('Telefon', 'Phone'),
      mine: '+49 3643 123456',
      theirs: null,
    };
    const note = {
      name: 'note',
      label: say('Notiz', 'Note'),
      mine: 'petra.mustermann-schmidt@praxis-am-frauenplan.example.org',
      theirs: say('Bitte erst nach 16 Uhr anrufen', 'Please call after 4 p.m.'),
    };
    return (
      <Specimens width="24rem">
        <Specimen name="one field">
          <ConflictQuestion {...args} title={say('Ort', 'City')} fields={[city]} />
        </Specimen>
        <Specimen name="an empty value">
          <ConflictQuestion {...args} title={say('Telefon', 'Phone')} fields={[phone]} />
        </Specimen>
        <Specimen name="long values">
          <ConflictQuestion
            {...args}
            title={say('Ort und Notiz', 'City and note')}
            fields={[city, note]}
          />
        </Specimen>
        <Specimen name="own text">
          <ConflictQuestion
            {...args}
            title={say('Zwei Orte', 'Two cities')}
            text={say('Welcher Ort gilt?', 'Which city applies?')}
            fields={[city]}
          />
        </Specimen>
      </Specimens>
    );
  },
};
