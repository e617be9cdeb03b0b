import { chooseTheme, chosenTheme, ThemeSwitch, useThemeChoice } from '@praxiskit/ui-kit';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const html = document.documentElement;

function Appearance() {
  const [theme, choose] = useThemeChoice();
  return theme && <ThemeSwitch value={theme} onChange={choose} />;
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete html.dataset.theme;
});

test.each(['light', 'dark'] as const)('%s is set on the page, and stored [R9.5]', (theme) => {
  chooseTheme(theme);
  expect(html.dataset.theme).toBe(theme);
  expect(localStorage.getItem('theme')).toBe(theme);
  expect(chosenTheme()).toBe(theme);
});

test('as the device leaves neither an attribute nor an entry [R9.5]', () => {
  chooseTheme('dark');
  chooseTheme('system');
  expect(html.hasAttribute('data-theme')).toBe(false);
  expect(localStorage.getItem('theme')).toBeNull();
  expect(chosenTheme()).toBe('system');
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', 'system'],
])('%s in storage is the choice %s', (stored, choice) => {
  localStorage.setItem('theme', stored);
  expect(chosenTheme()).toBe(choice);
});

test('where the browser blocks storage the choice is for this page', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  const screen = await render(<Appearance />);
  await expect.element(screen.getByRole('radio', { name: 'Same as device' })).toBeChecked();
  await screen.getByText('Dark').click();
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(html.dataset.theme).toBe('dark');
});

test('the server and the first render have no choice; then it is there, without a mismatch', async () => {
  const log = vi.spyOn(console, 'error');
  localStorage.setItem('theme', 'dark');
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Appearance />);
  expect(host.innerHTML).toBe('');
  const root = hydrateRoot(host, <Appearance />);
  await vi.waitFor(() =>
    expect(host.querySelector<HTMLInputElement>('[value=dark]')?.checked).toBe(true),
  );
  expect(log).not.toHaveBeenCalled();
  root.unmount();
  host.remove();
});

test('every switch of a page shows the same choice, and arrow keys go through them all', async () => {
  const screen = await render(
    <>
      <Appearance />
      <Appearance />
    </>,
  );
  const checked = () =>
    [...screen.container.querySelectorAll('input')]
      .filter((input) => input.checked)
      .map(({ value }) => value);
  await expect.element(screen.getByRole('radio').first()).toBeInTheDocument();
  expect(checked()).toEqual(['system', 'system']);
  await screen.getByText('Same as device').first().click();
  for (const theme of ['light', 'dark', 'system', 'light']) {
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(checked()).toEqual([theme, theme]));
    expect((document.activeElement as HTMLInputElement).value).toBe(theme);
  }
});
