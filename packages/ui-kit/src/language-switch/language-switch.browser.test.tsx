import { LanguageSwitch } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('lang')]);

test('without choices it is German and English, at the same address', async () => {
  await render(<LanguageSwitch current="en" />);
  expect(links()).toEqual([
    ['de Deutsch', '?lang=de', 'de'],
    ['en English', '?lang=en', 'en'],
  ]);
  await expect
    .element(page.getByRole('link', { name: 'en English' }))
    .toHaveAttribute('aria-current', 'true');
});

test('other parameters of the address are kept, and one language is asked for', async () => {
  await render(<LanguageSwitch current="en" query="?token=a%2Bb&lang=en&open=change-email" />);
  expect(links().map(([, href]) => href)).toEqual([
    '?token=a%2Bb&lang=de&open=change-email',
    '?token=a%2Bb&lang=en&open=change-email',
  ]);
});

test('choices can be a site’s own', async () => {
  await render(
    <LanguageSwitch
      current="fr"
      choices={[{ locale: 'fr', name: 'Français', href: '/fr/tarifs' }]}
    />,
  );
  expect(links()).toEqual([['fr Français', '/fr/tarifs', 'fr']]);
});

test.each([
  ['a handled choice is not followed as a link', true],
  ['a choice that is not handled is followed as a link', false],
])('%s', async (_title, isHandled) => {
  const onChoose = vi.fn(() => isHandled);
  const prevented: boolean[] = [];
  // After React's handler; the test's own page is never left.
  const note = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', note);
  await render(<LanguageSwitch current="de" onChoose={onChoose} />);
  await page.getByRole('link', { name: 'en English' }).click();
  removeEventListener('click', note);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('en');
  expect(prevented).toEqual([isHandled]);
});

test.each(['Control', 'Meta', 'Shift', 'Alt'] as const)(
  'with %s the link is the browser’s',
  async (key) => {
    const onChoose = vi.fn(() => true);
    await render(<LanguageSwitch current="de" onChoose={onChoose} />);
    const keep = (event: Event) => event.preventDefault();
    addEventListener('click', keep);
    await page.getByRole('link', { name: 'en English' }).click({ modifiers: [key] });
    removeEventListener('click', keep);
    expect(onChoose).not.toHaveBeenCalled();
  },
);
