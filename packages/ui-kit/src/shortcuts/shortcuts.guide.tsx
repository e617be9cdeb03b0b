import type { Guide } from '@praxiskit/test-support/guide';
import { Button } from '../button/button.tsx';

export const guide: Guide = {
  purpose: 'Keys that do something on a page: a bar shows the usual ones, a dialog all of them.',
  when: 'Staff do the same a hundred times a day.',
  whenNot: 'As the only way to something, or for visitors: they come once.',
  pairs: [
    {
      do: [
        <Button key="do" variant="secondary">
          Save <kbd>Ctrl S</kbd>
        </Button>,
        'Show the key at its button: `Kbd`.',
      ],
      dont: [
        <Button key="dont" variant="secondary">
          Save
        </Button>,
        'Keys that are only in a manual.',
      ],
    },
    {
      do: [<p key="do">E closes a request. U brings it back.</p>, 'A way back for every key.'],
      dont: [<p key="dont">D deletes the letter.</p>, 'One key that deletes.'],
    },
  ],
  keys: [
    ['?', 'opens the help, where the page says so'],
    ['Esc', 'leaves a field, closes the help'],
  ],
  heard: [
    ['the help', '‘Keyboard shortcuts, dialog’, then key and words of each line'],
    ['the switch', '‘Single keys, switch, on’: switched off, they do nothing'],
  ],
  code: `function Requests() {
  useShortcuts([
    { keys: 'j', label: 'browse', isShown: true, run: next },
    { keys: 'g r', label: 'open the prices', run: openPrices },
    { keys: 'Control+s', label: 'save', run: save },
  ]);
}

<ShortcutsProvider>
  <Requests />
  <ShortcutBar />
  <ShortcutHelp isOpen={isOpen} onClose={close} />
</ShortcutsProvider>`,
  also: ['ShortcutBar', 'ShortcutsProvider', 'useShortcuts', 'Kbd'],
  search: 'keyboard shortcuts hotkeys keys WCAG 2.1.4 Tastenkürzel Tastatur',
};
