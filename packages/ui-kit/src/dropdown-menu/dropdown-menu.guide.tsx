import type { Guide } from '@praxiskit/test-support/guide';
import { Button } from '../button/button.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';
import { MenuItem } from './menu-items.tsx';

const none = () => {};

export const guide: Guide = {
  purpose: 'Actions that do not need a button each, behind one button.',
  when: 'A row or a page has more actions than room.',
  whenNot:
    'For the most important action: *Button*. For a choice in a form: a `Select` in a *Field*. For the pages of a site: *Navigation menu*.',
  anatomy: {
    parts: [
      ['[aria-haspopup="menu"]', 'Button', 'It says what the actions are for.'],
      ['[role="menuitem"]', 'Item', 'A verb; `MenuLink` is a link.'],
      ['[aria-keyshortcuts] > [aria-hidden]', 'Shortcut', 'As it is printed on the keys.'],
      [
        '[role="menu"] [role="group"] > div:first-child',
        'Name of a group',
        'For items that belong together.',
      ],
      ['[role="menuitemcheckbox"]', 'Box', 'On or off; the menu stays open.'],
      ['[role="separator"]', 'Separator', 'Above an action that cannot be undone.'],
    ],
  },
  pairs: [
    {
      do: [
        <div key="do" className="flex flex-wrap justify-center gap-3">
          <Button>Send</Button>
          <DropdownMenu trigger={<Button variant="secondary">More actions</Button>}>
            <MenuItem onSelect={none}>Print</MenuItem>
          </DropdownMenu>
        </div>,
        'The main action has a button of its own.',
      ],
      dont: [
        <div key="dont" className="flex flex-wrap justify-center gap-3">
          <DropdownMenu trigger={<Button variant="secondary">Actions</Button>}>
            <MenuItem onSelect={none}>Send</MenuItem>
          </DropdownMenu>
        </div>,
        'Hide it in the menu.',
      ],
    },
  ],
  keys: [
    ['Enter Space ↓', 'open it; the first item has the focus'],
    ['↑ ↓', 'lead from item to item, around the ends'],
    ['Home End', 'lead to the first or the last one'],
    ['A–Z', 'leads to the next item that begins so'],
    ['Esc', 'closes it, back to its button'],
  ],
  heard: [
    ['closed', '‘Actions, button, menu, collapsed’'],
    ['an item', '‘Print, menu item, Control P’'],
    ['a box', '‘Done, menu item checkbox, checked’'],
  ],
  code: `<DropdownMenu trigger={<Button variant="secondary">Actions</Button>}>
  <MenuItem onSelect={print} shortcut="Ctrl+P">Print</MenuItem>
  <MenuGroup label="Show">
    <MenuCheckbox isChecked={isDone} onChange={setDone}>Done</MenuCheckbox>
  </MenuGroup>
  <MenuSeparator />
  <MenuItem onSelect={remove} isDanger>Delete</MenuItem>
</DropdownMenu>`,
  also: ['MenuItem', 'MenuLink', 'MenuCheckbox', 'MenuRadioGroup', 'MenuGroup', 'MenuSeparator'],
  search:
    'dropdown context menu popover overflow actions kebab Aktionsmenü Kontextmenü Aufklappmenü',
};
