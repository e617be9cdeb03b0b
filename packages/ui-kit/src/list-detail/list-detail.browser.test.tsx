import { ListDetail, PaneHead } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

function Rooms() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ListDetail
      isDetailOpen={isOpen}
      list={
        <button type="button" onClick={() => setOpen(true)}>
          Hyaluron
        </button>
      }
      detail={<PaneHead level={1} title="Hyaluron" onBack={() => setOpen(false)} />}
    />
  );
}

test('where list and detail are beside each other the focus stays in the list', async () => {
  await page.viewport(1440, 900);
  await render(<Rooms />);
  const row = page.getByRole('button', { name: 'Hyaluron' });
  await row.click();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(row).toHaveFocus();
});
