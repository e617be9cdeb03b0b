import type { Meta, StoryObj } from '@storybook/react-vite';
import { sayIn } from '../specimen.tsx';
import { ShortcutBar } from './shortcut-bar.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { guide } from './shortcuts.guide.tsx';
import { ShortcutsProvider, useShortcuts } from './shortcuts-context.tsx';

interface KeysProps {
  say: (german: string, english: string) => string;
}

function Keys({ say }: KeysProps) {
  const none = () => {};
  useShortcuts([
    { keys: 'j', label: say('blättern', 'browse'), isShown: true, run: none },
    { keys: 'k', label: say('blättern', 'browse'), isShown: true, run: none },
    { keys: 'e', label: say('erledigt', 'close'), isShown: true, run: none },
    { keys: 'g r', label: say('Preise öffnen', 'open the prices'), run: none },
    { keys: 'Control+s', label: say('speichern', 'save'), run: none },
  ]);
  return null;
}

const meta = {
  title: 'Messages/Shortcuts',
  component: ShortcutHelp,
  subcomponents: { ShortcutBar },
  tags: ['autodocs'],
  parameters: { guide },
  args: { isOpen: true, onClose: () => {} },
  render: (args, { globals }) => (
    <ShortcutsProvider>
      <Keys say={sayIn(globals)} />
      <ShortcutBar />
      <ShortcutHelp {...args} />
    </ShortcutsProvider>
  ),
} satisfies Meta<typeof ShortcutHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { args: { isOpen: false } };

export const Help: Story = {};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  args: { isOpen: false },
};
