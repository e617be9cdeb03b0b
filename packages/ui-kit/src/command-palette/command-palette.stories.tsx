import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { sayIn } from '../specimen.tsx';
import { CommandButton } from './command-button.tsx';
import { guide } from './command-palette.guide.tsx';
import { CommandPalette } from './command-palette.tsx';
import type { Command } from './find-commands.ts';

const run = () => undefined;

const commandsOf = (say: (german: string, english: string) => string): Command[] => {
  const requests = say('Anfragen', 'Requests');
  const prices = say('Preise', 'Prices');
  const commands = say('Befehle', 'Commands');
  return [
    { id: '1', group: requests, text: 'Erika Beispiel', end: 'Hyaluron', isHidden: true, run },
    { id: '2', group: requests, text: 'Max von Muster-Großbeispiel', isHidden: true, run },
    {
      id: '3',
      group: prices,
      text: say('Hyaluron, Lippen', 'Hyaluron, lips'),
      run,
      end: say('320 €', '€320'),
      isHidden: true,
    },
    { id: '4', group: commands, text: say('Anfragen öffnen', 'Open Requests'), keys: 'g a', run },
    { id: '5', group: commands, text: say('Preise öffnen', 'Open Prices'), keys: 'g r', run },
    { id: '6', group: commands, text: say('Neue Zeile', 'New line'), keys: 'n', run },
  ];
};

const meta = {
  title: 'Navigation/Command palette',
  component: CommandPalette,
  subcomponents: { CommandButton },
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: false,
    onClose: () => {},
    commands: commandsOf((_, english) => english),
  },
  render: function Stage(args, { globals }) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <CommandButton keys="Control+k" onClick={() => setOpen(true)} />
        <CommandPalette
          {...args}
          commands={commandsOf(sayIn(globals))}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      </>
    );
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { isOpen: true } };

export const Closed: Story = {};

export const Waiting: Story = {
  args: { isOpen: true, note: 'Prices are still loading.', isLoading: true },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  parameters: { sheet: 'single' },
  args: { isOpen: true },
};
