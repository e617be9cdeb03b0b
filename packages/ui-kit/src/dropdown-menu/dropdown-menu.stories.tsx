import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { sayIn } from '../specimen.tsx';
import { guide } from './dropdown-menu.guide.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';
import {
  MenuCheckbox,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
} from './menu-items.tsx';

const meta = {
  title: 'Controls/Dropdown menu',
  component: DropdownMenu,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    trigger: <Button variant="secondary">Actions</Button>,
    children: (
      <>
        <MenuItem onSelect={() => {}}>Print</MenuItem>
        <MenuItem onSelect={() => {}}>Rename</MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    isOpen: true,
    children: (
      <>
        <MenuItem onSelect={() => {}} shortcut="Ctrl+P">
          Print
        </MenuItem>
        <MenuGroup label="Show">
          <MenuCheckbox isChecked onChange={() => {}}>
            Done
          </MenuCheckbox>
        </MenuGroup>
        <MenuSeparator />
        <MenuItem onSelect={() => {}} isDanger>
          Delete
        </MenuItem>
      </>
    ),
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    isOpen: true,
    trigger: <Button variant="secondary">Aktionen</Button>,
    children: (
      <MenuItem onSelect={() => {}} shortcut="Strg+E">
        Einverständniserklärung zur Behandlungsvereinbarung herunterladen
      </MenuItem>
    ),
  },
};

function Whole({ say }: { say: ReturnType<typeof sayIn> }) {
  const [isDone, setIsDone] = useState(true);
  const [order, setOrder] = useState('day');
  return (
    <div style={{ minHeight: 720 }}>
      <DropdownMenu
        isOpen
        trigger={<Button variant="secondary">{say('Aktionen', 'Actions')}</Button>}
      >
        <MenuGroup label={say('Brief', 'Letter')}>
          <MenuItem onSelect={() => {}} icon="print" shortcut={say('Strg+P', 'Ctrl+P')}>
            {say('Drucken', 'Print')}
          </MenuItem>
          <MenuItem onSelect={() => {}} isDisabled>
            {say('Freigeben', 'Share')}
          </MenuItem>
          <MenuLink href="#letter">{say('Brief öffnen', 'Open the letter')}</MenuLink>
        </MenuGroup>
        <MenuSeparator />
        <MenuCheckbox isChecked={isDone} onChange={setIsDone}>
          {say('Erledigte zeigen', 'Show done ones')}
        </MenuCheckbox>
        <MenuSeparator />
        <MenuRadioGroup
          label={say('Ordnen', 'Sort')}
          value={order}
          onChange={setOrder}
          options={[
            { value: 'day', label: say('Nach Tag', 'By day') },
            { value: 'name', label: say('Nach Name', 'By name') },
          ]}
        />
        <MenuSeparator />
        <MenuItem onSelect={() => {}} isDanger>
          {say('Endgültig löschen', 'Delete for good')}
        </MenuItem>
      </DropdownMenu>
    </div>
  );
}

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  parameters: { sheet: 'single' },
  render: (_args, { globals }) => <Whole say={sayIn(globals)} />,
};
