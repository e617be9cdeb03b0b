import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { FactBox } from './fact-box.tsx';

const meta = {
  title: 'Practice/Fact box',
  component: FactBox,
  tags: ['autodocs'],
  args: {
    title: 'At a glance',
    facts: [
      { term: 'Depth', value: '2–8 mm' },
      { term: 'Takes', value: '60 minutes' },
      { term: 'Works', value: 'at once, in full after 14 days' },
      { term: 'Price', value: 'from €320', note: 'billed by the GOÄ' },
    ],
    children: <Button>Request a consultation</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FactBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** A site may give it a ground of its own; the lines are drawn in the text's colour. */
export const OnAGround: Story = { args: { className: 'bg-ink/8' } };
