import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { RetryItem, type RetryStatus } from './retry-item.tsx';

const meta = {
  title: 'Messages/Retry item',
  component: RetryItem,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `One thing that failed on the server, in a list of them, and its next try.

**When** a user decides whether it is tried again: mails, imports, payments. **When not:** for a form that could not be saved (*Save state*).

| do | don't |
|---|---|
| the reason first, then when and what for | the heading's words in every row |
| say how far the try is, on the button | take the button away, and the focus with it |
| say what helps: wait for the connection, reload | one message for every failure |

**Anatomy** title · details · button · why the last click did not help.

| key | does |
|---|---|
| Tab, Enter | try again |

**Accessibility** a \`<li>\`: put it into a list. The button is described by its row, and keeps the focus in every state; waiting and done are announced by \`role="status"\`, an error by \`role="alert"\`.`,
      },
    },
  },
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
