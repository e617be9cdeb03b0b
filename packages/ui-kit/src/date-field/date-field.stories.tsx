import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './date-field.guide.tsx';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Forms/Date field',
  component: DateField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Preferred day', name: 'day', today: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12/24/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
  },
};

export const Picked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Tuesday, November 24, 2026' }),
    );
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-24');
    await expect(canvas.getByRole('textbox')).toHaveValue('11/24/2026');
  },
};

/** The error says what to do. It is shown when the field is left. */
export const WithError: Story = {
  args: { min: '2026-11-21' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1/1/2020');
    await userEvent.tab();
    await expect(canvas.getByText('Please choose a date on or after 11/21/2026')).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Wunschtermin für die Erstuntersuchungsbesprechung',
    help: 'Sprechstundentage sind Montag bis Donnerstag.',
    error: 'Bitte wählen Sie einen anderen Behandlungstag',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
};

/** The fields, and the calendar of the last one. */
export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  parameters: { sheet: 'single' },
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const label = say('Wunschtermin', 'Preferred day');
    return (
      <div style={{ minHeight: 1100 }}>
        <Specimens>
          <Specimen name="empty">
            <DateField label={label} />
          </Specimen>
          <Specimen name="error">
            <DateField
              label={label}
              defaultValue="2026-11-22"
              error={say('Sonntags ist geschlossen', 'We are closed on Sundays')}
              isRequired
            />
          </Specimen>
          <Specimen name="disabled">
            <DateField label={label} defaultValue="2026-12-24" isDisabled />
          </Specimen>
          <Specimen name="open">
            <DateField
              label={say('Termin', 'Appointment')}
              today="2026-11-19"
              defaultValue="2026-11-24"
              min="2026-11-10"
              isDisabledDay={(date) => date === '2026-11-27'}
            />
          </Specimen>
        </Specimens>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
};
