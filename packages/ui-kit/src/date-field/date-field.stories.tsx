import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Forms/Date field',
  component: DateField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A day, typed as the language writes it, or picked from a calendar. It takes what a *Field* takes, too:
\`id\`, \`help\`, \`error\`, \`isRequired\`, \`aside\`.

**When** a day is asked for: a birthday, a wish. **When not:** a free appointment: show the free ones.

| do | don't |
|---|---|
| say which days can be chosen, in the help | ask for a day that is not needed |
| name it 'bday' for autofill where it is one | fill in today |

**Anatomy** label · text · calendar button · form hint · error · popover with month, year and days.

| key in the calendar | does |
|---|---|
| arrows | day by day, week by week |
| Home, End | first and last day of the week |
| Page ↑ ↓ | month; with Shift: year |
| Enter, Space | takes the day |
| Escape | closes, back to the button |

**Accessibility** The date grid of WAI-ARIA; every day is read in full. The value is 'YYYY-MM-DD' or null,
computed without time zones; while the text is no day, *onChange* gets the text, so that it is not saved as an
empty field. Digits without dots, two digits of a year and ISO are read, too. Until React is
there it is the browser's own date field.`,
      },
    },
  },
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
