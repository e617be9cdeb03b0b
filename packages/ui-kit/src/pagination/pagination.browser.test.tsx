import { LinkProvider, Pagination, UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const pages = (at: number, count = 12) => (
  <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
    <Pagination page={at} pageCount={count} hrefFor={(number) => `?seite=${number}`} />
  </UiKitProvider>
);

test('pages are links, this one is marked, and on a phone its number is a text', async () => {
  await render(pages(3));
  const current = page.getByRole('link', { name: 'Seite 3', exact: true });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await expect
    .element(page.getByRole('link', { name: 'Weiter' }))
    .toHaveAttribute('href', '?seite=4');
  await expect.element(page.getByRole('link', { name: 'Zurück' })).toHaveAttribute('rel', 'prev');
  await expect.element(page.getByText('Seite 3 von 12')).toBeInTheDocument();
});

test('the first page has no link back, the last none forward; a single page has no pagination', async () => {
  const { rerender } = await render(pages(12));
  await expect.element(page.getByRole('link', { name: 'Weiter' })).not.toBeInTheDocument();
  await rerender(pages(1, 1));
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});

test('its links are the site’s own', async () => {
  const preload = vi.fn();
  await render(<LinkProvider preload={preload}>{pages(3)}</LinkProvider>);
  await page.getByRole('link', { name: 'Weiter' }).hover();
  expect(preload).toHaveBeenCalledWith('?seite=4');
});
