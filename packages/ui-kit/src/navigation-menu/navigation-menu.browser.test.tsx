import { NavigationMenu } from '@praxiskit/ui-kit';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const menu = (
  <NavigationMenu
    current="/hydrafacial"
    items={[
      { text: 'Preise', href: '/preise' },
      {
        text: 'Behandlungen',
        groups: [
          {
            title: 'Oberhaut',
            links: [{ text: 'Hydrafacial', href: '/hydrafacial', note: '0,02 mm' }],
          },
          { title: 'Lederhaut', links: [{ text: 'Mesotherapie', href: '#mesotherapie' }] },
        ],
      },
    ]}
  />
);
const trigger = () => page.getByRole('button', { name: 'Behandlungen' });
const link = (name: string) => page.getByRole('link', { name });

test('a press opens a panel of named groups with this page marked; hovering opens nothing', async () => {
  await render(menu);
  await trigger().hover();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
  await trigger().click();
  await expect.element(page.getByRole('list', { name: 'Oberhaut' })).toBeVisible();
  await expect.element(link('Hydrafacial 0,02 mm')).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', () => userEvent.click(document.body, { position: { x: 2, y: 300 } })],
  ['a choice', () => link('Mesotherapie').click()],
])('%s closes it', async (_how, close) => {
  await render(<div style={{ height: 600 }}>{menu}</div>);
  await trigger().click();
  await expect.element(link('Mesotherapie')).toBeVisible();
  await close();
  await expect.element(link('Mesotherapie')).not.toBeInTheDocument();
});

test('Escape returns the focus to the button', async () => {
  await render(menu);
  await trigger().click();
  await userEvent.tab();
  await expect.element(link('Hydrafacial 0,02 mm')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveFocus();
});

test('the page from the server holds every link', () => {
  const html = renderToString(menu);
  for (const href of ['/preise', '/hydrafacial', '#mesotherapie']) {
    expect(html).toContain(`href="${href}"`);
  }
});
