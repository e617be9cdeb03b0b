import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen, Specimens } from '../specimen.tsx';
import { SaveMark } from './save-mark.tsx';

const meta = {
  title: 'Messages/Save mark',
  component: SaveMark,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A check with time and name that stays, in the room of a table cell.

**When** several people change the same things. **When not:** beside one form: *Save state* says it in words.

| do | don't |
|---|---|
| the name of who has saved it | a mark that fades |
| the date of earlier days | 'a few seconds ago' |

**Anatomy** check · time or date · name; words of *Save state* while it is not saved.

**Keyboard** none, or 'Try again' where it failed. **Accessibility** \`role="status"\`; the check is called 'Saved'.`,
      },
    },
  },
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
