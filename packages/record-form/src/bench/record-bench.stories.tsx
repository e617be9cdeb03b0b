import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import '../bench.css';
import { RecordBench } from './record-bench.tsx';

const meta = {
  title: 'Packages/record-form/Bench',
  component: RecordBench,
  args: { locale: 'en' },
  render: (_args, { globals }) => {
    const locale = globals.language === 'de' ? 'de' : 'en';
    return <RecordBench key={locale} locale={locale} />;
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RecordBench>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Two people, one record: type into both windows, and read the requests that the server receives.
 */
export const TwoWindows: Story = {};

/** Another user has saved the same field first: the slower user is asked which value to keep. */
export const Conflict: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody is faster' }));
    const yours = within(canvas.getByRole('region', { name: 'Your window' }));
    await waitFor(() => expect(yours.getByText('It says there')).toBeVisible(), { timeout: 5000 });
  },
};

/** The network is off: the change is kept, and the state says so. */
export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The network fails' }));
    await waitFor(() => expect(canvas.getByText(/^Offline/)).toBeVisible(), { timeout: 5000 });
  },
};
