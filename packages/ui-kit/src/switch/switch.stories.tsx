import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './switch.guide.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: { guide },
  args: { state: 'off', label: 'OpenStreetMap', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { state: 'on' } };

/** Some of a group are on. The next click turns all of them on. */
export const Mixed: Story = {
  args: { state: 'mixed', label: 'Functional, one of two' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

/** It shows its state, and cannot be changed. */
export const ReadOnly: Story = {
  args: { state: 'on', label: 'Necessary, always on', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongWords: Story = {
  globals: { language: 'de' },
  args: { label: 'Terminerinnerungen und Nachsorgeempfehlungen per E-Mail erhalten' },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const label = say('Karten anzeigen', 'Show maps');
    return (
      <Specimens width="13rem">
        {(['off', 'on', 'mixed'] as const).map((state) => (
          <Specimen key={state} name={state}>
            <Switch state={state} label={label} />
          </Specimen>
        ))}
        <Specimen name="hover" state="hover">
          <Switch state="off" label={label} />
        </Specimen>
        <Specimen name="focus" state="focus-visible">
          <Switch state="on" label={label} />
        </Specimen>
        <Specimen name="read-only">
          <Switch
            state="on"
            label={say('Notwendig, immer an', 'Necessary, always on')}
            isReadOnly
          />
        </Specimen>
        <Specimen name="disabled">
          <Switch state="off" label={label} isDisabled />
        </Specimen>
        <Specimen name="disabled, on">
          <Switch state="on" label={label} isDisabled />
        </Specimen>
      </Specimens>
    );
  },
};
