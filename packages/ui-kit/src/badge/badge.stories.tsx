import type { Meta, StoryObj } from '@storybook/react-vite';
import { sayIn } from '../specimen.tsx';
import { guide } from './badge.guide.tsx';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Content/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'Requested' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
/** For the item to be noticed first: the new letter among old ones. */
export const Strong: Story = { args: { kind: 'strong', children: 'New' } };
export const Positive: Story = { args: { kind: 'positive', icon: 'check', children: 'Confirmed' } };
export const Danger: Story = { args: { kind: 'danger', icon: 'warning', children: 'Cancelled' } };

export const LongWords: Story = {
  globals: { language: 'de' },
  args: { children: 'Einverständniserklärung unvollständig', kind: 'danger' },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
};

/** Every kind, with an icon and without. */
export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    return (
      <div className="grid gap-6">
        <p className="flex flex-wrap gap-3">
          <Badge>{say('angefragt', 'Requested')}</Badge>
          <Badge kind="strong">{say('neu', 'New')}</Badge>
          <Badge kind="positive">{say('bestätigt', 'Confirmed')}</Badge>
          <Badge kind="danger">{say('abgesagt', 'Cancelled')}</Badge>
        </p>
        <p className="flex flex-wrap gap-3">
          <Badge icon="calendar">{say('angefragt', 'Requested')}</Badge>
          <Badge kind="strong" icon="info">
            {say('neu', 'New')}
          </Badge>
          <Badge kind="positive" icon="check">
            {say('bestätigt', 'Confirmed')}
          </Badge>
          <Badge kind="danger" icon="warning">
            {say('abgesagt', 'Cancelled')}
          </Badge>
        </p>
        <p>
          {say('Ihr Termin am 26. November ist ', 'Your appointment on November 26 is ')}
          <Badge kind="positive" icon="check">
            {say('bestätigt', 'confirmed')}
          </Badge>
          {say(' und steht im Kalender.', ' and stands in the calendar.')}
        </p>
        <div className="w-40">
          <Badge kind="danger" icon="warning">
            {say('Einverständniserklärung unvollständig', 'Consent form incomplete')}
          </Badge>
        </div>
      </div>
    );
  },
};
