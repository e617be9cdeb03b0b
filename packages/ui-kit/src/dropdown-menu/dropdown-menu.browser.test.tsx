import {
  Button,
  Dialog,
  DropdownMenu,
  LinkProvider,
  MenuCheckbox,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
} from '@praxiskit/ui-kit';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const trigger = () => page.getByRole('button', { name: 'Aktionen' });
const item = (name: string) => page.getByRole('menuitem', { name });

test('arrows move, letters search, Escape returns the focus', async () => {
  const onSelect = vi.fn();
  await render(
    <DropdownMenu trigger={<Button>Aktionen</Button>}>
      <MenuItem onSelect={() => {}}>Drucken</MenuItem>
      <MenuItem onSelect={() => {}} isDisabled>
        Teilen
      </MenuItem>
      <MenuItem onSelect={onSelect}>Umbenennen</MenuItem>
    </DropdownMenu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Drucken')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Umbenennen')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await userEvent.keyboard('u');
  await expect.element(item('Umbenennen')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(trigger()).toHaveFocus();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
});

function WithDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <DropdownMenu trigger={<Button>Aktionen</Button>}>
        <MenuItem onSelect={() => setIsOpen(true)} isDanger>
          Löschen
        </MenuItem>
      </DropdownMenu>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Wirklich löschen?">
        Es ist dann fort.
      </Dialog>
    </>
  );
}

test('a dialog that an item opens returns the focus to the menu’s button', async () => {
  await render(<WithDialog />);
  await trigger().click();
  await item('Löschen').click();
  await expect.element(page.getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveFocus();
});

test('checkbox items keep the menu open, radio items close it, both have their state', async () => {
  const onCheck = vi.fn();
  const onChoose = vi.fn();
  await render(
    <DropdownMenu trigger={<Button>Aktionen</Button>}>
      <MenuGroup label="Zeigen">
        <MenuCheckbox isChecked onChange={onCheck}>
          Erledigte
        </MenuCheckbox>
      </MenuGroup>
      <MenuRadioGroup
        label="Ordnen"
        value="tag"
        onChange={onChoose}
        options={[
          { value: 'tag', label: 'Nach Tag' },
          { value: 'name', label: 'Nach Name' },
        ]}
      />
    </DropdownMenu>,
  );
  await trigger().click();
  await expect.element(page.getByRole('group', { name: 'Zeigen' })).toBeInTheDocument();
  await page.getByRole('menuitemcheckbox', { name: 'Erledigte', checked: true }).click();
  expect(onCheck).toHaveBeenCalledWith(false);
  await page.getByRole('menuitemradio', { name: 'Nach Name', checked: false }).click();
  expect(onChoose).toHaveBeenCalledWith('name');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('a link is the site’s own link', async () => {
  const preload = vi.fn();
  await render(
    <LinkProvider preload={preload}>
      <DropdownMenu trigger={<Button>Aktionen</Button>}>
        <MenuLink href="/private">Mein Bereich</MenuLink>
      </DropdownMenu>
    </LinkProvider>,
  );
  await trigger().click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Mein Bereich')).toHaveAttribute('href', '/private');
  await expect.poll(() => preload.mock.calls).toContainEqual(['/private']);
});
