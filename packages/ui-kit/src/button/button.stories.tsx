import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './button.guide.tsx';
import { Button } from './button.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    children: 'Request a consultation',
    variant: 'primary',
    isBusy: false,
    onClick: fn(),
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a view. */
export const Primary: Story = {};

/** Every other action; two of the same importance may be side by side. */
export const Secondary: Story = { args: { variant: 'secondary' } };

/** Beside a main action, to cancel or go back. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };

/** It keeps its width and its focus, is announced as busy, and does nothing. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('One moment');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** German words are long; the button grows, and breaks between words only. */
export const LongWords: Story = {
  args: { children: 'Terminvereinbarung für die Erstuntersuchung bestätigen' },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
};

/** Every variant in every state. */
export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const label = say('Beratung anfragen', 'Request a consultation');
    return (
      <div className="grid gap-8">
        {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
          <Specimens key={variant} width="13rem">
            <Specimen name={variant}>
              <Button variant={variant}>{label}</Button>
            </Specimen>
            {(['hover', 'active', 'focus-visible'] as const).map((state) => (
              <Specimen key={state} name={state} state={state}>
                <Button variant={variant}>{label}</Button>
              </Specimen>
            ))}
            <Specimen name="busy">
              <Button variant={variant} isBusy>
                {label}
              </Button>
            </Specimen>
            <Specimen name="disabled">
              <Button variant={variant} disabled>
                {label}
              </Button>
            </Specimen>
          </Specimens>
        ))}
        <Specimens>
          <Specimen name="icon">
            <Button variant="secondary">
              <Icon name="print" />
              {say('Drucken', 'Print')}
            </Button>
          </Specimen>
          <Specimen name="large">
            <Button size="large">{label}</Button>
          </Specimen>
          <Specimen name="long words">
            <div className="w-64">
              <Button>
                {say(
                  'Terminvereinbarung für die Erstuntersuchung bestätigen',
                  'Confirm the appointment for your first examination',
                )}
              </Button>
            </div>
          </Specimen>
        </Specimens>
      </div>
    );
  },
};
