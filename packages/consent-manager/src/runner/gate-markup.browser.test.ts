import {
  type ConsentItem,
  consentMessages,
  createConsent,
  createDocumentCookies,
  gateMarkup,
} from '@praxiskit/consent-manager';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const items: ConsentItem[] = [
  { id: 'count', name: 'Besuchszählung', category: 'analytics' },
  { id: 'video', name: 'Videos', category: 'functional' },
  {
    id: 'map',
    name: 'OpenStreetMap',
    category: 'functional',
    provider: 'OpenStreetMap Foundation',
    countries: ['GB'],
    url: 'https://osmfoundation.org/wiki/Privacy_Policy',
    hosts: ['https://tile.openstreetmap.org'],
  },
  { id: 'chat', name: 'Chat', active: false },
];

const frame = (id = 'video') =>
  `<iframe data-consent="${id}" data-src="data:text/html,geladen" title="Film"></iframe>`;
const script = (text: string, more = '') =>
  `<script type="text/plain" data-consent="count" ${more}>${text}</script>`;
const ran = () => (window as { ran?: string[] }).ran ?? [];

const reload = vi.fn();
let place: HTMLElement;
let end = () => {};

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'de';
  (window as { ran?: string[] }).ran = [];
});

afterEach(() => {
  end();
  place.remove();
  document.documentElement.lang = '';
});

/** Nodes as the parser of a page makes them: `innerHTML` and fragments mark their scripts. */
function parse(html: string) {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  page.open();
  page.write(`<!doctype html><body>${html}`);
  page.close();
  // Copies are of this document's own classes.
  const { childNodes } = document.importNode(page.body, true);
  frame.remove();
  return [...childNodes];
}

/** A page with this markup. */
function setUp(html: string, nodes: readonly Node[] = parse(html)) {
  place = document.createElement('main');
  place.append(...nodes);
  document.body.append(place);
  const consent = createConsent({
    items,
    storage: localStorage,
    cookies: createDocumentCookies(),
    delay: 1e9,
  });
  consent.start();
  end = gateMarkup(consent, { root: place, reload });
  return consent;
}

const iframe = () => place.querySelector('iframe');
const once = () => page.getByRole('button', { name: consentMessages.de.once });
const always = () => page.getByRole('button', { name: consentMessages.de.always });

test('a script, a frame, a picture and a component in markup start on consent, and not before', () => {
  customElements.define('x-map', class extends HTMLElement {});
  const consent = setUp(`
    ${script("window.ran.push('count')")} ${frame()}
    <img data-consent="video" data-src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">
    <template data-consent="video"><x-map></x-map></template>`);
  expect(ran()).toEqual([]);
  expect(iframe()?.hasAttribute('src')).toBe(false);
  expect(place.querySelector('img')?.hasAttribute('src')).toBe(false);
  expect(place.querySelector('x-map')).toBe(null);
  consent.acceptAll();
  expect(ran()).toEqual(['count']);
  expect(iframe()?.getAttribute('src')).toBe('data:text/html,geladen');
  expect(place.querySelector('img')?.getAttribute('src')).toMatch(/^data:image/);
  expect(place.querySelector('x-map')).not.toBe(null);
});

test('a placeholder names who would learn the address, and links the privacy policy of that company [R4.7]', () => {
  setUp(frame('map') + frame('video'));
  const [map, video] = place.querySelectorAll('.pk-consent-placeholder');
  expect(map?.querySelector('p')?.textContent).toBe(
    'OpenStreetMap: Dieser Inhalt kommt von einem anderen Anbieter (OpenStreetMap Foundation, außerhalb der EU: Vereinigtes Königreich). Beim Laden erfährt er Ihre IP-Adresse. Datenschutz des Anbieters',
  );
  expect(map?.querySelector('a')?.href).toBe('https://osmfoundation.org/wiki/Privacy_Policy');
  expect(video?.querySelector('p')?.textContent).toContain('von einem anderen Anbieter. Beim');
  expect(video?.querySelector('a')).toBe(null);
});

test('"decline" loads no embed', () => {
  const consent = setUp(frame());
  consent.declineAll();
  expect(iframe()?.hasAttribute('src')).toBe(false);
  expect(iframe()?.hidden).toBe(true);
  expect(place.querySelector('.pk-consent-placeholder')).not.toBe(null);
});

test('a script runs once, however often consent is given', () => {
  const consent = setUp(script("window.ran.push('once')"));
  consent.acceptAll();
  consent.declineAll();
  consent.acceptAll();
  expect(ran()).toEqual(['once']);
});

const file = (text: string, more = '') =>
  script('', `src="data:text/javascript,${encodeURIComponent(text)}" ${more}`);

/** Until a file that is loaded now has run. */
async function later() {
  const after = document.createElement('script');
  after.src = 'data:text/javascript,';
  await new Promise((resolve) => {
    after.onload = resolve;
    document.body.append(after);
  });
  after.remove();
  await new Promise((resolve) => setTimeout(resolve));
}

test('scripts in the markup run in its order: code in the page waits for the files before it', async () => {
  const consent = setUp(`
    ${file("window.ran.push('library')")} ${script("window.ran.push('its use')")}
    ${script('', 'src="blob:none"')} ${file("window.ran.push('second file')")}
    ${script("window.ran.push('the last')")}`);
  consent.acceptAll();
  await expect.poll(ran).toEqual(['library', 'its use', 'second file', 'the last']);
  consent.declineAll();
  consent.acceptAll();
  const late = document.createRange().createContextualFragment(script("window.ran.push('late')"));
  place.append(late);
  await expect.poll(ran).toEqual(['library', 'its use', 'second file', 'the last', 'late']);
});

test('after a withdrawal neither a file that still loads runs nor code that waits for it; an async script waits for nothing [R4.10]', async () => {
  const consent = setUp(`
    ${file("window.ran.push('library')")} ${script("window.ran.push('its use')")}
    ${script("window.ran.push('at once')", 'async')}`);
  consent.acceptAll();
  expect(ran()).toEqual(['at once']);
  consent.declineAll();
  await later();
  expect(ran()).toEqual(['at once']);
  consent.acceptAll();
  await expect.poll(ran).toEqual(['at once', 'library', 'its use']);
  consent.declineAll();
  consent.acceptAll();
  await later();
  expect(ran()).toEqual(['at once', 'library', 'its use']);
});

test('a file that is given up while it loads keeps those of other items neither from running nor waiting', async () => {
  const consent = setUp(`
    ${file("window.ran.push('count')")}
    ${file("window.ran.push('film')").replace('"count"', '"video"')}
    ${script("window.ran.push('its use')").replace('"count"', '"video"')}`);
  consent.acceptAll();
  consent.revoke('count');
  await expect.poll(ran).toEqual(['film', 'its use']);
  consent.grant('count');
  await expect.poll(ran).toEqual(['film', 'its use', 'count']);
});

test('a file that loads in a template does not run after a withdrawal, inserted later, too [R4.10]', async () => {
  const inside = file("window.ran.push('library')").replace(
    /type="text.plain" data-consent="count"/,
    '',
  );
  const template = `<template data-consent="count">${inside}</template>`;
  const consent = setUp(template);
  place.append(...parse(template));
  await new Promise((resolve) => setTimeout(resolve));
  consent.acceptAll();
  consent.declineAll();
  await later();
  expect(ran()).toEqual([]);
  consent.acceptAll();
  await expect.poll(ran).toEqual(['library', 'library']);
});

test('scripts in a template run in order, too, each time that it is loaded', async () => {
  const [library, use] = [file("window.ran.push('library')"), script("window.ran.push('its use')")];
  const inside = `${library}${use}`.replace(/type="text.plain" data-consent="count"/g, '');
  const consent = setUp(`<template data-consent="count">${inside}<p>Karte</p></template>`);
  consent.acceptAll();
  await expect.poll(ran).toEqual(['library', 'its use']);
  consent.declineAll();
  consent.acceptAll();
  await expect.poll(ran).toEqual(['library', 'its use', 'library', 'its use']);
  consent.declineAll();
  expect(place.querySelector('script')).toBe(null);
  expect(place.textContent).not.toContain('Karte');
});

test('a script that the browser never runs, or refuses, keeps no other waiting', async () => {
  const made = document.createElement('div');
  const library = file("window.ran.push('library')");
  const inside = library.replace(/type="text.plain" data-consent="count"/g, '');
  made.innerHTML = `${library}<template data-consent="count">${inside}</template>`;
  const refused = parse(library)[0] as HTMLElement;
  // As under Trusted Types.
  refused.setAttribute = refused.removeAttribute = () => {
    throw new TypeError('This document requires a TrustedScriptURL');
  };
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const consent = setUp('', [made, refused, ...parse(script("window.ran.push('code')"))]);
  consent.acceptAll();
  await expect.poll(ran).toEqual(['code']);
  logged.mockRestore();
});

test('"once" moves the focus to the first visible element of a template that begins with a script', async () => {
  setUp('<template data-consent="count"><style></style><script></script><p>Karte</p></template>');
  await once().click();
  expect(document.activeElement?.textContent).toBe('Karte');
});

test('a module script keeps its kind', async () => {
  const consent = setUp(
    script('window.ran.push(String(import.meta.url).length > 0)', 'data-type="module"'),
  );
  consent.acceptAll();
  await vi.waitFor(() => expect(ran()).toEqual([true]));
});

test('dynamic nodes are not missed: those inserted later wait, or start at once', async () => {
  const consent = setUp('');
  place.append(document.createRange().createContextualFragment(`<section>${frame()}</section>`));
  await vi.waitFor(() => expect(place.querySelector('.pk-consent-placeholder')).not.toBe(null));
  expect(iframe()?.hasAttribute('src')).toBe(false);
  consent.acceptAll();
  expect(iframe()?.hasAttribute('src')).toBe(true);
  place.append(document.createRange().createContextualFragment(script("window.ran.push('later')")));
  await vi.waitFor(() => expect(ran()).toEqual(['later']));
});

test('client-side navigation is not missed: the page that is left is forgotten, the new one is bound', async () => {
  const consent = setUp(frame());
  const first = iframe();
  place.replaceChildren(document.createRange().createContextualFragment(frame()));
  await vi.waitFor(() => expect(place.querySelectorAll('.pk-consent-placeholder')).toHaveLength(1));
  consent.acceptAll();
  expect(iframe()?.hasAttribute('src')).toBe(true);
  expect(first?.hasAttribute('src')).toBe(false);
});

test('a withdrawal unloads frame and component, and the placeholder is back', () => {
  const consent = setUp(`${frame()}<template data-consent="video"><b>Karte</b></template>`);
  consent.acceptAll();
  const loaded = iframe()?.contentWindow;
  expect(loaded?.closed).toBe(false);
  consent.revoke('video');
  expect(loaded?.closed).toBe(true);
  expect(iframe()?.hasAttribute('src')).toBe(false);
  expect(place.querySelector('b')).toBe(null);
  expect(place.querySelectorAll('.pk-consent-placeholder')).toHaveLength(2);
  consent.grant('video');
  expect(iframe()?.hasAttribute('src')).toBe(true);
  expect(iframe()?.hidden).toBe(false);
  expect(place.querySelectorAll('.pk-consent-placeholder')).toHaveLength(0);
});

test('a withdrawal in another tab unloads within 250 ms', async () => {
  const consent = setUp(frame());
  const other = createConsent({
    items,
    storage: localStorage,
    cookies: createDocumentCookies(),
  });
  consent.stop();
  const hearing = createConsent({
    items,
    storage: localStorage,
    cookies: createDocumentCookies(),
    tabs: window,
  });
  hearing.start();
  end();
  end = gateMarkup(hearing, { root: place });
  hearing.acceptAll();
  expect(iframe()?.hasAttribute('src')).toBe(true);
  // Another document of this origin: its writes reach this window as `storage` events.
  const tab = document.body.appendChild(document.createElement('iframe'));
  other.declineAll();
  const state = localStorage.getItem('consent.state') ?? '';
  localStorage.setItem('consent.state', '');
  const at = performance.now();
  tab.contentWindow?.localStorage.setItem('consent.state', state);
  await vi.waitFor(() => expect(iframe()?.hasAttribute('src')).toBe(false), { interval: 5 });
  expect(performance.now() - at).toBeLessThan(250);
  hearing.stop();
  tab.remove();
});

test('"once" loads this one alone, stores nothing, and keeps the focus in its place', async () => {
  const consent = setUp(`${frame()}${frame()}`);
  await once().first().click();
  const [first, second] = place.querySelectorAll('iframe');
  expect(first?.hasAttribute('src')).toBe(true);
  expect(second?.hasAttribute('src')).toBe(false);
  expect(document.activeElement).toBe(first);
  expect(localStorage.getItem('consent.state')).toBe(null);
  expect(consent.has('video')).toBe(false);
});

test('"always" allows the item alone, with the placeholder’s texts as its proof', async () => {
  const shown: string[] = [];
  place = document.createElement('main');
  place.innerHTML = `${frame()}${frame()}`;
  document.body.append(place);
  const consent = createConsent({
    items,
    storage: localStorage,
    cookies: createDocumentCookies(),
    delay: 1e9,
    sinks: [(decision) => void shown.push(decision.shown)],
  });
  end = gateMarkup(consent, { root: place });
  await always().first().click();
  for (const loaded of place.querySelectorAll('iframe')) {
    expect(loaded.hasAttribute('src')).toBe(true);
  }
  expect(consent.has('count')).toBe(false);
  expect(shown[0]).toContain('Videos: Dieser Inhalt kommt von einem anderen Anbieter.');
});

test.each([
  ['', 0],
  ['data-consent-reload', 1],
])('a reload on withdrawal is not all or nothing: a script with %j causes %i', (more, times) => {
  reload.mockClear();
  const consent = setUp(script("window.ran.push('ran')", more));
  consent.declineAll();
  expect(reload).not.toHaveBeenCalled();
  consent.acceptAll();
  consent.declineAll();
  expect(reload).toHaveBeenCalledTimes(times);
});

test('markup that names no offered item never starts, and a warning is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const consent = setUp(`${frame('chat')}${frame('nothing')}`);
  consent.acceptAll();
  for (const left of place.querySelectorAll('iframe')) expect(left.hasAttribute('src')).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test('the second click of a double one allows nothing that has come below it [R4.12D]', async () => {
  const waiting = (id: string) => `<template data-consent="${id}"><script></script></template>`;
  // Whatever their names, the second placeholder moves to where the first one was.
  const alike = '<style>p { height: 4em }</style>';
  const consent = setUp(`${alike}${waiting('video')}${waiting('count')}`);
  await always().first().dblClick();
  expect([consent.has('video'), consent.has('count')]).toEqual([true, false]);
  await always().click();
  expect(consent.has('count')).toBe(true);
});
