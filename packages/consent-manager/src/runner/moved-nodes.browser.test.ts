import {
  type ConsentItem,
  consentMessages,
  createConsent,
  createDocumentCookies,
  gate,
  gateMarkup,
} from '@praxiskit/consent-manager';
import '@praxiskit/consent-manager/styles.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

/** A page moves and copies nodes while they wait, or after they were loaded. */
const items: ConsentItem[] = [
  { id: 'video', name: 'Videos', category: 'functional' },
  { id: 'map', name: 'Karten', category: 'functional' },
];

const film = 'data:text/html,Film';
const frame = `<iframe data-consent="video" data-src="${film}" title="Film"></iframe>`;

let place: HTMLElement;
const ends: (() => void)[] = [];

beforeEach(() => {
  document.documentElement.lang = 'de';
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  place.remove();
  document.documentElement.lang = '';
});

function setUp(html: string, root?: HTMLElement) {
  place = document.createElement('main');
  place.append(document.createRange().createContextualFragment(html));
  document.body.append(place);
  const consent = createConsent({
    items,
    storage: null,
    cookies: createDocumentCookies(),
    delay: 1e9,
  });
  consent.start();
  const begin = () => ends.push(gateMarkup(consent, root ? { root } : {}));
  begin();
  return { consent, begin };
}

const frames = () => [...place.querySelectorAll('iframe')];
const srcs = () => frames().map((one) => one.getAttribute('src'));
const placeholders = () => [...place.querySelectorAll('.pk-consent-placeholder')];
const once = () => page.getByRole('button', { name: consentMessages.de.once });
/** Until the page’s changes were seen. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a script in the head waits and runs as one in the body does', async () => {
  const script = document.createElement('script');
  Object.assign(script, { type: 'text/plain', text: 'document.body.dataset.head = "ran"' });
  script.dataset.consent = 'map';
  document.head.append(script);
  const { consent } = setUp('');
  expect(document.body.dataset.head).toBe(undefined);
  consent.grant('map');
  expect(document.body.dataset.head).toBe('ran');
  script.remove();
});

test('a frame that is moved takes its placeholder with it', async () => {
  setUp(`<div>${frame}</div><section></section>`);
  const [first] = frames();
  place.querySelector('section')?.append(first as Node);
  await settled();
  expect(placeholders()).toHaveLength(1);
  expect(placeholders()[0]?.nextSibling).toBe(first);
});

test('a copy of a frame that waits has a placeholder that works, and is seen once it is loaded', async () => {
  const { consent } = setUp(`<div>${frame}</div>`);
  place.append(place.firstElementChild?.cloneNode(true) as Node);
  await settled();
  expect(placeholders()).toHaveLength(2);
  await once().nth(1).click();
  expect(srcs()).toEqual([null, film]);
  consent.grant('video');
  expect(srcs()).toEqual([film, film]);
  expect(frames().map((one) => one.hidden)).toEqual([false, false]);
});

test('a copy of a loaded frame does not load after the withdrawal', async () => {
  const { consent } = setUp(frame);
  consent.grant('video');
  const copy = frames()[0]?.cloneNode(true) as Node;
  consent.revoke('video');
  place.append(copy);
  await settled();
  expect(srcs()).toEqual([null, null]);
});

test('a frame that is taken out while it is loaded, and comes back after the withdrawal, waits', async () => {
  const { consent } = setUp(frame);
  consent.grant('video');
  const [first] = frames();
  first?.remove();
  await settled();
  consent.revoke('video');
  place.append(first as Node);
  expect(srcs()).toEqual([null]);
});

test('a frame that waits stays hidden, whatever the page’s style says of frames', () => {
  setUp(`<style>iframe { display: block }</style>${frame}`);
  expect(getComputedStyle(frames()[0] as Element).display).toBe('none');
});

test('an item that was allowed "once" ends when the visitor declines all', async () => {
  const { consent } = setUp(frame);
  await once().click();
  expect(srcs()).toEqual([film]);
  // A decision about something else leaves it.
  consent.grant('map');
  expect(srcs()).toEqual([film]);
  consent.open();
  consent.declineAll();
  expect(srcs()).toEqual([null]);
  expect(placeholders()).toHaveLength(1);
});

test('an item that was allowed "once" ends when the visitor declines all in another tab, after a refusal, too', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  let now = 1e12;
  const clock = { now: () => now++, setTimeout: () => null, clearTimeout() {} };
  const tabs = new EventTarget();
  const open = () =>
    createConsent({ items, storage, clock, tabs, cookies: createDocumentCookies() });
  place = document.body.appendChild(document.createElement('main'));
  const [here, there] = [open(), open()];
  here.start();
  there.start();
  ends.push(gateMarkup(here, { root: place }), here.stop, there.stop);
  const storageEvent = () => tabs.dispatchEvent(new Event('storage'));
  there.declineAll();
  storageEvent();
  place.append(document.createRange().createContextualFragment(frame));
  await settled();
  await once().click();
  expect(srcs()).toEqual([film]);
  // What is read again, or a decision about something else, leaves it.
  storageEvent();
  there.grant('map');
  storageEvent();
  expect(srcs()).toEqual([film]);
  there.declineAll();
  storageEvent();
  expect(srcs()).toEqual([null]);
});

test('a medium and a picture load by their sources, and the medium looks at them', () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  const { consent } = setUp(`
    <video data-consent="video"><source data-src="data:video/mp4,"></video>
    <picture data-consent="video"><source data-srcset="data:image/gif,a"><img data-src="data:image/gif,b" alt=""></picture>`);
  consent.grant('video');
  expect(place.querySelector('video source')?.getAttribute('src')).toBe('data:video/mp4,');
  expect(load).toHaveBeenCalledOnce();
  expect(place.querySelector('picture source')?.getAttribute('srcset')).toBe('data:image/gif,a');
  expect(place.querySelector('img')?.getAttribute('src')).toBe('data:image/gif,b');
  consent.revoke('video');
  expect(place.querySelector('img')?.hasAttribute('src')).toBe(false);
  load.mockRestore();
});

test('after a withdrawal no medium loads on, though it has left the page [R4.10]', async () => {
  const sound = 'data:audio/wav,x';
  const { consent } = setUp(`
    <audio data-consent="video" data-src="${sound}"></audio>
    <template data-consent="video"><audio src="${sound}"></audio></template>
    <template data-consent="video"><p><audio><source src="${sound}"></audio></p></template>`);
  consent.grant('video');
  const media = [...place.querySelectorAll('audio')];
  const states = () => media.map(({ networkState }) => networkState);
  await expect.poll(states).toEqual(Array(3).fill(HTMLMediaElement.NETWORK_NO_SOURCE));
  consent.revoke('video');
  await expect.poll(states).toEqual(Array(3).fill(HTMLMediaElement.NETWORK_EMPTY));
});

test('a picture that loses its source at a withdrawal loads no other in its place [R4.10]', async () => {
  const { consent } = setUp(`<picture>
    <source data-consent="video" data-srcset="data:image/gif,a">
    <img data-consent="video" data-src="data:image/gif,b" alt=""></picture>`);
  consent.grant('video');
  const image = place.querySelector('img');
  await expect.poll(() => image?.currentSrc).toBe('data:image/gif,a');
  consent.revoke('video');
  await settled();
  expect(image?.currentSrc).not.toBe('data:image/gif,b');
});

test('a source of its own item starts its medium, and its withdrawal ends it [R4.10]', async () => {
  const { consent } = setUp(
    '<audio><source data-consent="video" data-src="data:audio/wav,x"></audio>',
  );
  const audio = place.querySelector('audio') as HTMLAudioElement;
  await expect.poll(() => audio.networkState).toBe(HTMLMediaElement.NETWORK_NO_SOURCE);
  const load = vi.spyOn(audio, 'load');
  consent.grant('video');
  expect(load).toHaveBeenCalledOnce();
  consent.revoke('video');
  expect(load).toHaveBeenCalledTimes(2);
  expect(audio.querySelector('source')?.hasAttribute('src')).toBe(false);
});

test('after a withdrawal a picture of a template loads no other source where the window changes [R4.10]', async () => {
  const { consent } = setUp(`<template data-consent="video"><picture>
    <source media="(min-width: 600px)" srcset="data:image/gif,wide">
    <img src="data:image/gif,narrow" alt=""></picture></template>`);
  await page.viewport(400, 600);
  consent.grant('video');
  const image = place.querySelector('img');
  await expect.poll(() => image?.currentSrc).toBe('data:image/gif,narrow');
  consent.revoke('video');
  await page.viewport(900, 600);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  expect(image?.currentSrc).not.toBe('data:image/gif,wide');
});

test('content that a component has put into itself does not load again at the withdrawal [R4.10]', () => {
  class Player extends HTMLElement {
    static observedAttributes = ['src'];
    attributeChangedCallback() {
      if (this.getAttribute('src')) this.append(document.createElement('iframe'));
    }
  }
  customElements.define('x-player', Player);
  const { consent } = setUp(
    `<x-player data-consent="video" data-src="${film}"><p>Film</p></x-player>`,
  );
  consent.grant('video');
  expect(frames()).toHaveLength(1);
  consent.revoke('video');
  expect(frames()).toHaveLength(0);
  expect(place.textContent).toBe('Film');
  consent.grant('video');
  expect(frames()).toHaveLength(1);
});

test('a script with data-src runs from there', async () => {
  const { consent } = setUp(
    `<script type="text/plain" data-consent="map" data-src="data:text/javascript,document.body.dataset.src='ran'"></script>`,
  );
  consent.grant('map');
  await vi.waitFor(() => expect(document.body.dataset.src).toBe('ran'));
});

test('another address, or another item, of a node that stays is followed', async () => {
  const { consent } = setUp(`${frame}<iframe data-src="${film}" title="Zwei"></iframe>`);
  consent.grant('video');
  frames()[0]?.setAttribute('data-src', 'data:text/html,Zwei');
  frames()[1]?.setAttribute('data-consent', 'map');
  await settled();
  expect(srcs()).toEqual(['data:text/html,Zwei', null]);
  expect(placeholders()).toHaveLength(1);
  frames()[0]?.setAttribute('data-consent', 'map');
  await settled();
  expect(srcs()).toEqual([null, null]);
  expect(placeholders()).toHaveLength(2);
});

test('removing a template removes its content, and a withdrawal unloads elements that were replaced in it', async () => {
  const html = `<template data-consent="video"><div data-consent="map">${frame.replace('video', 'map')}</div></template>`;
  const { consent } = setUp(html);
  consent.acceptAll();
  await settled();
  expect(srcs()).toEqual([film]);
  consent.revoke('map');
  expect(srcs()).toEqual([null]);
  consent.revoke('video');
  expect(frames()).toEqual([]);
  consent.acceptAll();
  await settled();
  place.querySelector('template')?.remove();
  await settled();
  expect(frames()).toEqual([]);
});

test('gated twice, or ended and gated again, all starts once', () => {
  const { consent, begin } = setUp(`${frame}<template data-consent="video"><b></b></template>`);
  begin();
  expect(placeholders()).toHaveLength(2);
  consent.grant('video');
  expect(place.querySelectorAll('b')).toHaveLength(1);
  for (const end of ends.splice(0)) end();
  begin();
  expect(place.querySelectorAll('b')).toHaveLength(1);
  consent.revoke('video');
  expect(place.querySelectorAll('b')).toHaveLength(0);
  expect(srcs()).toEqual([null]);
});

test('an image in a drawing waits, inserted later, too', async () => {
  const { consent } = setUp('');
  consent.grant('video');
  const image = document.createElementNS('http://www.w3.org/2000/svg', 'image');
  image.setAttribute('data-consent', 'video');
  image.setAttribute('data-href', 'data:image/gif,a');
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.append(image);
  place.append(drawing);
  await settled();
  expect(image.getAttribute('href')).toBe('data:image/gif,a');
});

test('code that withdraws its own consent is ended', () => {
  const { consent } = setUp('');
  const log: string[] = [];
  gate(consent, 'video', () => {
    log.push('run');
    consent.revoke('video');
    return () => void log.push('end');
  });
  consent.grant('video');
  expect(log).toEqual(['run', 'end']);
});

test('code that fails at once is logged, its gate can be ended, and the other nodes still start', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { consent } = setUp('');
  consent.grant('video');
  const run = vi.fn(() => {
    throw new Error('broken');
  });
  const end = gate(consent, 'video', run);
  expect(error).toHaveBeenCalledOnce();
  end();
  consent.revoke('video');
  consent.grant('video');
  expect(run).toHaveBeenCalledOnce();
  error.mockRestore();
});
