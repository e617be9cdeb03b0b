import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './progress.guide.tsx';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Messages/Progress',
  component: Progress,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Sending your documents', value: 40 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Determinate: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending your documents' });
    await expect(bar).toHaveAttribute('value', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
  },
};

export const Steps: Story = {
  args: { label: 'Your request', value: 2, max: 4, text: 'Step 2 of 4' },
};

/** It is unknown how long it takes. */
export const Indeterminate: Story = {
  render: ({ label }) => <Progress label={label} />,
};

export const LongWords: Story = {
  globals: { language: 'de' },
  args: { label: 'Übertragung der Behandlungsunterlagen', text: 'Aufklärungsbogen 2 von 4' },
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
    const label = say('Ihre Unterlagen werden gesendet', 'Sending your documents');
    return (
      <Specimens>
        {[0, 40, 100].map((value) => (
          <Specimen key={value} name={String(value)}>
            <Progress label={label} value={value} />
          </Specimen>
        ))}
        <Specimen name="indeterminate">
          <Progress label={label} />
        </Specimen>
        <Specimen name="steps">
          <Progress
            label={say('Ihre Anfrage', 'Your request')}
            value={2}
            max={4}
            text={say('Schritt 2 von 4', 'Step 2 of 4')}
          />
        </Specimen>
      </Specimens>
    );
  },
};
