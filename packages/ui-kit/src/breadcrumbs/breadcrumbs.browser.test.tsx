import { Breadcrumbs, UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test('the path is an ordered list of links with a name, and this page is marked', async () => {
  await render(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <Breadcrumbs
        items={[
          { text: 'Start', href: '/' },
          { text: 'Preise', href: '/preise' },
        ]}
      />
    </UiKitProvider>,
  );
  await expect.element(page.getByRole('navigation', { name: 'Sie sind hier' })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  await expect
    .element(page.getByRole('link', { name: 'Start' }))
    .not.toHaveAttribute('aria-current');
  await expect
    .element(page.getByRole('link', { name: 'Preise' }))
    .toHaveAttribute('aria-current', 'page');
});
