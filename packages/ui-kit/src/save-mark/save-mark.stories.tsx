import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen, Specimens } from '../specimen.tsx';
import { guide } from './save-mark.guide.tsx';
import { SaveMark } from './save-mark.tsx';

const meta = {
  title: 'Messages/Save mark',
  component: SaveMark,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    status: 'saved',
    at: '2026-11-20T08:03:00.000Z',
    by: 'C. Mustermann',
    timeZone: 'Europe/Berlin',
    today: '2026-11-20',
  },
} satisfies Meta<typeof SaveMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const Earlier: Story = { args: { today: '2026-11-23', by: null } };
export const Saving: Story = { args: { status: 'saving' } };

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (args) => (
    <Specimens width="13rem">
      <Specimen name="today">
        <SaveMark {...args} />
      </Specimen>
      <Specimen name="earlier">
        <SaveMark {...args} today="2026-11-23" by={null} />
      </Specimen>
      <Specimen name="saving">
        <SaveMark {...args} status="saving" />
      </Specimen>
      <Specimen name="failed">
        <SaveMark {...args} status="failed" onRetry={() => {}} />
      </Specimen>
    </Specimens>
  ),
};
