import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './one-time-code.guide.tsx';
import { OneTimeCode } from './one-time-code.tsx';

/** A form's field as it is after typing, for a picture. */
const filled = (text: string) => (input: HTMLInputElement | null) => {
  if (input) input.value = text;
};

const meta = {
  title: 'Forms/One-time code',
  component: OneTimeCode,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Code from the app',
    help: 'It changes every 30 seconds. The one before still counts.',
  },
  render: (args) => (
    <div className="max-w-110">
      <OneTimeCode {...args} />
    </div>
  ),
} satisfies Meta<typeof OneTimeCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Digits: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code from the app'), '482 913');
    await expect(canvas.getByLabelText('Code from the app')).toHaveValue('482913');
  },
};

export const Recovery: Story = {
  args: {
    kind: 'recovery',
    label: 'Recovery code',
    help: 'Capitals or not, with or without the dash: all are right.',
  },
};

export const WithError: Story = {
  args: { error: 'This code no longer fits. Please take the one the app shows now.' },
};

/** On the narrowest phones: its figures are 44 px high, and all six are visible. */
export const Narrow: Story = {
  args: { ref: filled('482913') },
  render: (args) => (
    <div style={{ width: 288 }}>
      <OneTimeCode {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Code from the app');
    await expect(getComputedStyle(input).fontSize).toBe('44px');
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const label = say('Code aus der App', 'Code from the app');
    const help = say(
      'Er wechselt alle 30 Sekunden. Der vorige gilt auch noch.',
      'It changes every 30 seconds. The one before still counts.',
    );
    return (
      <Specimens>
        <Specimen name="empty">
          <OneTimeCode label={label} help={help} />
        </Specimen>
        <Specimen name="filled">
          <OneTimeCode label={label} ref={filled('482913')} />
        </Specimen>
        <Specimen name="focus" state="focus-visible">
          <OneTimeCode label={label} ref={filled('4829')} />
        </Specimen>
        <Specimen name="error">
          <OneTimeCode
            label={label}
            ref={filled('482913')}
            error={say(
              'Dieser Code passt nicht mehr. Bitte nehmen Sie den, der jetzt in der App steht.',
              'This code no longer fits. Please take the one the app shows now.',
            )}
          />
        </Specimen>
        <Specimen name="recovery">
          <OneTimeCode
            kind="recovery"
            label={say('Ersatzcode', 'Recovery code')}
            ref={filled('k7mq-4t9p')}
          />
        </Specimen>
      </Specimens>
    );
  },
};
