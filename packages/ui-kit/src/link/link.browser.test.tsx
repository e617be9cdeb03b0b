import { Link, LinkProvider } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

async function setUp() {
  const preload = vi.fn();
  await render(
    <LinkProvider preload={preload}>
      <Link href="/preise">Preise</Link>
    </LinkProvider>,
  );
  return preload;
}

test.each([
  ['pointed at', () => page.getByRole('link').hover()],
  ['focused', () => userEvent.tab()],
  [
    'touched',
    () =>
      page
        .getByRole('link')
        .element()
        .dispatchEvent(new TouchEvent('touchstart', { bubbles: true })),
  ],
])('a link that is %s preloads its page [R2.18]', async (_how, act) => {
  const preload = await setUp();
  await act();
  expect(preload).toHaveBeenCalledWith('/preise');
});

test('a router’s own link is rendered instead', async () => {
  await render(
    <LinkProvider component={(props) => <a data-routed="" {...props} />}>
      <Link href="/preise">Preise</Link>
    </LinkProvider>,
  );
  await expect.element(page.getByRole('link')).toHaveAttribute('data-routed');
});
