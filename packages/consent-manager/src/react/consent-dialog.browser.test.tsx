import {
  type ConsentItem,
  consentMessages,
  createConsent,
  createDocumentCookies,
} from '@praxiskit/consent-manager';
import { ConsentDialog, ConsentProvider, PrivacyText } from '@praxiskit/consent-manager/react';
import '@praxiskit/consent-manager/styles.css';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const items: ConsentItem[] = [
  { id: 'session', name: 'Anmeldung', category: 'required' },
  { id: 'osm', name: 'OpenStreetMap', category: 'functional' },
  { id: 'maps', name: 'Google Maps', category: 'functional' },
];

beforeEach(() => localStorage.clear());

async function setUp(props: Parameters<typeof ConsentDialog>[0] = {}) {
  const consent = createConsent({
    items,
    storage: localStorage,
    cookies: createDocumentCookies(),
    delay: 1e9,
  });
  consent.start();
  const screen = await render(
    <ConsentProvider consent={consent}>
      <button type="button" onClick={() => consent.open('intro')}>
        Cookie-Einstellungen
      </button>
      <ConsentDialog messages={consentMessages.de} {...props} />
    </ConsentProvider>,
  );
  return { consent, screen };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

test('the intro has its three buttons, and the settings theirs [R4.2] [R4.3]', async () => {
  const { consent } = await setUp();
  consent.open('intro');
  for (const name of ['Alle ablehnen', 'Einstellungen', 'Alle akzeptieren']) {
    await expect.element(button(name)).toBeVisible();
  }
  await button('Einstellungen').click();
  for (const name of ['Alle ablehnen', 'Akzeptieren wie ausgewählt', 'Alle akzeptieren']) {
    await expect.element(button(name)).toBeVisible();
  }
});

test('Escape, twice, and a click outside leave it open [R4.1]', async () => {
  const { consent } = await setUp();
  consent.open('intro');
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  document.elementFromPoint(2, 2)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog()).toBeVisible();
  expect(consent.getState().status).toBe('asking');
});

test('it has a name, and the focus starts on its title', async () => {
  const { consent } = await setUp();
  consent.open('intro');
  await expect.element(page.getByRole('dialog', { name: consentMessages.de.title })).toBeVisible();
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

test('the focus returns to where it came from', async () => {
  await setUp();
  await button('Cookie-Einstellungen').click();
  await button('Alle ablehnen').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(button('Cookie-Einstellungen')).toHaveFocus();
});

test('it is at most 700 px wide [R4.1] [R9.2]', async () => {
  await page.viewport(1280, 800);
  const { consent } = await setUp();
  consent.open('intro');
  await expect.element(dialog()).toBeVisible();
  expect(dialog().element().getBoundingClientRect().width).toBe(700);
});

test('a category’s switch is off, mixed or on as its items are, with a text beside it [R4.5]', async () => {
  const { consent } = await setUp();
  consent.open('settings');
  const category = page.getByRole('switch', { name: 'Funktion' });
  await expect.element(category).toHaveAttribute('aria-checked', 'false');
  await page.getByText('Funktion', { exact: true }).click();
  await page.getByRole('switch', { name: 'OpenStreetMap' }).click();
  await expect.element(category).toHaveAttribute('aria-checked', 'mixed');
  await expect.element(category).toHaveAccessibleDescription('eins von zwei');
  await category.click();
  await expect.element(category).toHaveAttribute('aria-checked', 'true');
  await expect
    .element(page.getByRole('switch', { name: 'Google Maps' }))
    .toHaveAttribute('aria-checked', 'true');
});

test('the required switch cannot be turned, and categories without items are not shown [R4.4] [R4.6]', async () => {
  const { consent } = await setUp();
  consent.open('settings');
  const required = page.getByRole('switch', { name: 'Notwendig' });
  await required.click();
  await expect.element(required).toHaveAttribute('aria-checked', 'true');
  expect(page.getByText('Statistik').elements()).toHaveLength(0);
});

test('the dialog links the privacy policy [R4.14]', async () => {
  const { consent } = await setUp();
  consent.open('intro');
  const link = page.getByRole('link', { name: 'Datenschutzerklärung' });
  await expect.element(link).toHaveAttribute('href', '/datenschutz');
});

test('the bar has the same three buttons and leaves the page usable [R4.1D]', async () => {
  const { consent } = await setUp({ variant: 'bar' });
  consent.open('intro');
  await expect.element(button('Alle akzeptieren')).toBeVisible();
  expect(dialog().elements()).toHaveLength(0);
  await button('Cookie-Einstellungen').click();
  await button('Alle ablehnen').click();
  expect(consent.getState().status).toBe('settled');
});

test('privacy keeps its links and lists, and loses its scripts', async () => {
  const html =
    '<p onclick="x()">Siehe <a href="https://example.org">hier</a> &amp; <a href="javascript:x()">dort</a>.</p><script>x()</script><img src=x onerror=x()><ul><li>eins</ul>';
  const { container } = await render(<PrivacyText html={html} />);
  expect(container.innerHTML).toBe(
    '<div class="pk-consent-privacy"><p>Siehe <a href="https://example.org" rel="noopener noreferrer">hier</a> &amp; dort.</p><ul><li>eins</li></ul></div>',
  );
});
