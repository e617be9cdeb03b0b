import {
  type ConsentDecision,
  type ConsentItem,
  consentMessages,
  createConsent,
} from '@praxiskit/consent-manager';
import { showConsent } from '@praxiskit/consent-manager/element';
import { showConsentLazily } from '@praxiskit/consent-manager/lazy';
import '@praxiskit/consent-manager/styles.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const items: ConsentItem[] = [
  { id: 'video', name: 'Videos', category: 'functional' },
  { id: 'count', name: 'Besuchszählung', category: 'analytics', cookies: ['_ga'] },
];
const texts = consentMessages.de;
const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  document.documentElement.lang = 'de';
});
afterEach(() => {
  for (const left of document.querySelectorAll('consent-dialog, .part')) left.remove();
  document.documentElement.lang = '';
  location.hash = '';
});

function createExample(cookies: string[] = []) {
  const decisions: ConsentDecision[] = [];
  const consent = createConsent({
    items,
    storage: null,
    delay: 1e9,
    cookies: { names: () => cookies, remove() {} },
    sinks: [(decision) => void decisions.push(decision)],
  });
  return { consent, decisions };
}

function addPart(html: string) {
  const part = document.createElement('div');
  part.className = 'part';
  part.innerHTML = html;
  document.body.prepend(part);
}

test('a link that opens the settings does not lead away', async () => {
  addPart('<a href="#away" data-consent-open><span>Cookies</span></a>');
  const { consent } = createExample();
  showConsent(consent);
  consent.declineAll();
  await page.getByText('Cookies', { exact: true }).click();
  await expect.element(dialog()).toBeVisible();
  expect(location.hash).toBe('');
});

test('a text that changes while the dialog is open is shown, and is in the proof', async () => {
  const cookies: string[] = [];
  const { consent, decisions } = createExample(cookies);
  showConsent(consent);
  consent.declineAll();
  consent.open();
  cookies.push('_ga');
  consent.revoke('count');
  await expect.element(page.getByText(/konnte nicht alles löschen: _ga/)).toBeVisible();
  await button(texts.declineAll).click();
  expect(decisions.at(-1)?.shown).toContain('_ga');
});

test('the question becomes a bar where the page becomes the imprint while it is open', async () => {
  const { consent } = createExample();
  const element = showConsent(consent);
  consent.open('intro');
  await expect.element(dialog()).toBeVisible();
  element.setAttribute('variant', 'bar');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: texts.title })).toBeVisible();
});

test('a page that changes its language asks in it', async () => {
  const { consent } = createExample();
  showConsent(consent);
  document.documentElement.lang = 'en';
  consent.open('intro');
  await expect.element(dialog()).toHaveAttribute('lang', 'en');
  await expect.element(button(consentMessages.en.declineAll)).toBeVisible();
});

test('a menu that is open when the question comes is closed, and its button gets the focus back', async () => {
  addPart(
    '<button class="menu" popovertarget="menu">Menü</button><div id="menu" popover><a href="#x">Eins</a></div>',
  );
  const { consent } = createExample();
  showConsent(consent);
  await button('Menü').click();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Eins');
  consent.open('intro');
  await expect.element(dialog()).toBeVisible();
  consent.declineAll();
  await expect.element(button('Menü')).toHaveFocus();
});

test('the dialog can come on demand: while the question waits, or when the settings are opened', async () => {
  addPart('<a href="#away" data-consent-open>Cookies</a>');
  const { consent } = createExample();
  const end = showConsentLazily(consent);
  const settled = createExample().consent;
  settled.declineAll();
  const endOther = showConsentLazily(settled);
  settled.start();
  await new Promise((resolve) => setTimeout(resolve, 50));
  // Who has answered needs none of it.
  expect(document.querySelector('consent-dialog')).toBe(null);
  endOther();
  consent.start();
  await vi.waitFor(() => expect(document.querySelector('consent-dialog')).not.toBe(null));
  expect(document.querySelector('dialog')).toBe(null);
  consent.open('intro');
  await expect.element(dialog()).toBeVisible();
  consent.declineAll();
  await page.getByText('Cookies', { exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: texts.settingsTitle })).toBeVisible();
  expect(location.hash).toBe('');
  end();
});

test('a click before the dialog has come opens it as soon as it has', async () => {
  addPart('<a href="#away" data-consent-open>Cookies</a>');
  const { consent } = createExample();
  consent.declineAll();
  const end = showConsentLazily(consent);
  await page.getByText('Cookies', { exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: texts.settingsTitle })).toBeVisible();
  expect(location.hash).toBe('');
  end();
});

describe('where another framework replaces the body', () => {
  const own = document.body;
  afterEach(() => document.body.replaceWith(own));

  function replaceBody(html: string) {
    const body = document.createElement('body');
    body.innerHTML = html;
    document.body.replaceWith(body);
  }

  test.each([
    ['by itself', () => {}],
    ['and is shown again', showConsent],
  ])('the question is as it was, %s, and what opens the settings works', async (_by, show) => {
    const { consent } = createExample();
    showConsent(consent);
    consent.open('intro');
    replaceBody('<a href="#away" data-consent-open>Cookies</a>');
    show(consent);
    await expect.element(dialog()).toBeVisible();
    await button(texts.declineAll).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await page.getByText('Cookies', { exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: texts.settingsTitle })).toBeVisible();
    expect(document.querySelectorAll('consent-dialog')).toHaveLength(1);
  });

  test('a dialog element in the new body replaces it, with its texts', async () => {
    const { consent } = createExample();
    showConsent(consent, { declineAll: 'Nein' });
    consent.open('intro');
    replaceBody('<p>Impressum</p><consent-dialog variant="bar"></consent-dialog>');
    await expect.element(page.getByRole('region', { name: texts.title })).toBeVisible();
    await button('Nein').click();
    expect(consent.getState().status).toBe('settled');
    expect(document.querySelectorAll('consent-dialog')).toHaveLength(1);
  });

  test('a dialog element that the page removes itself is not inserted again', () => {
    const { consent } = createExample();
    const element = showConsent(consent);
    element.remove();
    expect(document.querySelector('consent-dialog')).toBe(null);
    document.body.append(element);
    element.consent = null;
    replaceBody('<p>Preise</p>');
    expect(document.querySelector('consent-dialog')).toBe(null);
  });
});
