import type { Meta, StoryObj } from '@storybook/react-vite';
import { sayIn } from '../specimen.tsx';
import { ShortcutBar } from './shortcut-bar.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
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
  parameters: {
    docs: {
      description: {
        component: `Keys that do something on a page: \`useShortcuts\` adds them, the bar and the help show them.

**When** people do the same a hundred times a day. **When not:** as the only way.

| do | don't |
|---|---|
| show the key at its button: \`Kbd\` | a key that deletes without a way back |
| let them be switched off | letters that act in fields |

**Anatomy** bar: keys and words in a line · help: all of them, and the switch.

| key | does |
|---|---|
| ? | opens the help, where the page says so |
| Escape | leaves a field, closes the help |

**Accessibility** Single keys act outside of fields only, and can be switched off (WCAG 2.1.4).`,
      },
    },
  },
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
