import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Input } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './conflict-question.guide.tsx';
import { ConflictQuestion } from './conflict-question.tsx';

const meta = {
  title: 'Messages/Conflict question',
  component: ConflictQuestion,
  tags: ['autodocs'],
  parameters: { guide },
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
