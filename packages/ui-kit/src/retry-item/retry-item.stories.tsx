import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './retry-item.guide.tsx';
import { RetryItem, type RetryStatus } from './retry-item.tsx';

const meta = {
  title: 'Messages/Retry item',
  component: RetryItem,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: 'Das Postfach ist voll (552).',
    details: '20.11.2026, 09:41:07 · Hinweis auf einen Brief',
    status: 'open',
    label: 'Erneut senden',
    onRetry: fn(),
  },
  render: (args) => (
    <ul>
      <RetryItem {...args} />
    </ul>
  ),
} satisfies Meta<typeof RetryItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Busy: Story = { args: { status: 'busy' } };
export const Waiting: Story = { args: { status: 'waiting', label: 'Wird gesendet' } };
export const Done: Story = { args: { status: 'done', label: 'Gesendet' } };
export const Failed: Story = { args: { error: 'Diese E-Mail kam wieder nicht an.' } };

/** The focus stays in its row. */
export const ATry: Story = {
  render: function Render(args) {
    const [status, setStatus] = useState<RetryStatus>('open');
    const label = status === 'open' ? 'Erneut senden' : 'Wird gesendet';
    return (
      <ul>
        <RetryItem {...args} status={status} label={label} onRetry={() => setStatus('waiting')} />
      </ul>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Wird gesendet');
    await expect(button).toHaveFocus();
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const again = say('Erneut senden', 'Send again');
    const item = {
      title: say('Das Postfach ist voll (552).', 'The mailbox is full (552).'),
      details: (
        <>
          {say('20.11.2026, 09:41:07', 'Nov 20, 2026, 9:41:07 AM')} ·{' '}
          <Link href="#brief">{say('Hinweis auf einen Brief', 'Notice of a letter')}</Link>
        </>
      ),
      onRetry: () => {},
    };
    const states: [name: string, status: RetryStatus, label: string, error?: string][] = [
      ['open', 'open', again],
      ['busy', 'busy', again],
      ['waiting', 'waiting', say('Wird gesendet', 'Being sent')],
      ['done', 'done', say('Gesendet', 'Sent')],
      [
        'open, after a click that did not help',
        'open',
        again,
        say('Diese E-Mail kam wieder nicht an.', 'This e-mail did not arrive this time either.'),
      ],
    ];
    return (
      <Specimens width="30rem">
        {states.map(([name, status, label, error = null]) => (
          <Specimen key={name} name={name}>
            <ul>
              <RetryItem {...item} status={status} label={label} error={error} />
            </ul>
          </Specimen>
        ))}
      </Specimens>
    );
  },
};
