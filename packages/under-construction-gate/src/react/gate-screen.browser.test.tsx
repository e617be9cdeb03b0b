import { createGate, sha256Hex } from '@praxiskit/under-construction-gate';
import { GateScreen } from '@praxiskit/under-construction-gate/react';
import '@praxiskit/under-construction-gate/styles.css';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const hash = await sha256Hex('Morgenlicht');
const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const field = () => page.getByPlaceholder('Password');

afterEach(() => vi.restoreAllMocks());

test('the screen says that the site is being built [R3.2]', async () => {
  await render(<GateScreen gate={createGate({ hash: null, storage })} />);
  await expect.element(page.getByRole('heading', { name: 'Under Construction' })).toBeVisible();
  await expect
    .element(page.getByText("We're working hard developing this page for you. Stay tuned!"))
    .toBeVisible();
});

test('the login box is there only with a hash [R3.3]', async () => {
  const screen = await render(<GateScreen gate={createGate({ hash: null, storage })} />);
  expect(field().elements()).toHaveLength(0);
  await screen.rerender(<GateScreen gate={createGate({ hash, storage })} />);
  await expect.element(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect.element(field()).toHaveAttribute('type', 'password');
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
});

test('a wrong password clears the field, shakes for 170 ms, keeps the focus and shows no message [R3.5D]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const animate = vi.spyOn(Element.prototype, 'animate');
  await render(<GateScreen gate={createGate({ hash, storage })} />);
  const before = document.body.textContent;
  await field().fill('Abendrot');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
  await expect.element(field()).toHaveFocus();
  expect(animate).toHaveBeenCalledWith(expect.anything(), { duration: 170 });
  expect(document.body.textContent).toBe(before);
});

test('a site’s own messages replace the sentences [R3.2D]', async () => {
  await render(<GateScreen messages={{ title: 'Bald' }} brand="Aurelia" />);
  await expect.element(page.getByRole('heading', { name: 'Bald' })).toBeVisible();
  await expect.element(page.getByText(/Stay tuned!/)).toBeVisible();
  await expect.element(page.getByText('Aurelia')).toBeVisible();
});

test('with reduced motion the field does not shake [R5.4]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const own = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.create(own(query), { matches: { value: true } }),
  );
  const animate = vi.spyOn(Element.prototype, 'animate');
  await render(<GateScreen gate={createGate({ hash, storage })} />);
  await field().fill('Abendrot');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
  expect(animate).not.toHaveBeenCalled();
});

test('without scripts the form does not put the password into the address', () => {
  expect(renderToString(<GateScreen hasLogin />)).toContain('method="post"');
});

test('the right password opens the gate [R3.4]', async () => {
  const onUnlocked = vi.fn();
  await render(<GateScreen gate={createGate({ hash, storage, onUnlocked })} />);
  await field().fill('Morgenlicht');
  await page.getByRole('button', { name: 'Submit' }).click();
  await vi.waitFor(() => expect(onUnlocked).toHaveBeenCalledOnce());
});

test('imprint and privacy policy are linked [R3.1D]', async () => {
  await render(<GateScreen />);
  const href = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
  expect(href('Imprint')).toBe('/impressum');
  expect(href('Privacy policy')).toBe('/datenschutz');
});
