import { SettingList, SettingRow } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test('a row’s actions belong to its name, and are reached in order by the keyboard', async () => {
  const remove = vi.fn();
  await render(
    <SettingList label="Sign-in">
      <SettingRow
        name="Password"
        value="Changed on March 3"
        actions={<a href="#password">Change</a>}
      />
      <SettingRow
        name="Passkey"
        actions={
          <>
            <button type="button" onClick={remove}>
              Remove
            </button>
            <a href="#passkey">One more</a>
          </>
        }
      >
        More
      </SettingRow>
    </SettingList>,
  );
  const list = page.getByRole('list', { name: 'Sign-in' });
  expect(list.getByRole('listitem').elements()).toHaveLength(2);
  const group = page.getByRole('group', { name: 'Passkey' });
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Change' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(group.getByRole('button', { name: 'Remove' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(remove).toHaveBeenCalledOnce();
});

test('a row without actions has no group', async () => {
  await render(
    <SettingList>
      <SettingRow name="Name" value="Erika Mustermann" />
    </SettingList>,
  );
  await expect.element(page.getByText('Erika Mustermann')).toBeVisible();
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
});
