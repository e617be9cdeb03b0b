import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { sayIn } from '../specimen.tsx';
import { guide } from './tooltip.guide.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Messages/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    text: 'Two pages, A4',
    children: <Button variant="secondary">Print</Button>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { isInitiallyOpen: true, side: 'bottom' },
};

export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Two pages, A4');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    isInitiallyOpen: true,
    side: 'bottom',
    text: 'Die Einverständniserklärung und die Nachsorgeempfehlungen werden mitgedruckt.',
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  parameters: { sheet: 'single' },
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    return (
      <div className="grid justify-items-start gap-24 p-16">
        <Tooltip isInitiallyOpen text={say('Zwei Seiten, A4', 'Two pages, A4')}>
          <Button variant="secondary">{say('Drucken', 'Print')}</Button>
        </Tooltip>
        <Tooltip
          isInitiallyOpen
          side="bottom"
          text={say(
            'Der Brief bleibt im privaten Bereich, bis Sie ihn löschen.',
            'The letter stays in the private area until you delete it.',
          )}
        >
          <Button>{say('Aufbewahren', 'Keep')}</Button>
        </Tooltip>
      </div>
    );
  },
};
