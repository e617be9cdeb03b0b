import { createConsent } from '@praxiskit/consent-manager';
import { startConsentMode } from '@praxiskit/consent-manager/consent-mode';
import { afterEach, expect, test } from 'vitest';

const id = 'G-EXAMPLE';
const page = window as unknown as Record<string, unknown> & { dataLayer?: ArrayLike<unknown>[] };
const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]')].map(
    ({ src }) => src,
  );
const pushed = () => (page.dataLayer ?? []).map((call) => Array.from(call).slice(0, 3));

afterEach(() => {
  for (const script of document.querySelectorAll('script[src*="googletagmanager"]'))
    script.remove();
  delete page.dataLayer;
});

test('the analytics tag is loaded with consent, no earlier, once, and a withdrawal ends it [R4.15]', () => {
  const consent = createConsent({
    items: [{ id: 'analytics', name: 'Besuchszählung', category: 'analytics' }],
    storage: null,
    cookies: { names: () => [], remove() {} },
    delay: 1e9,
  });
  consent.start();
  const end = startConsentMode(consent, { id });
  expect(scripts()).toEqual([]);
  expect(page.dataLayer).toBe(undefined);

  consent.acceptAll();
  expect(scripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
  expect(pushed()[0]).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ]);
  expect(pushed()[1]).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(pushed().at(-1)).toEqual(['config', id]);
  expect(page[`ga-disable-${id}`]).toBe(false);

  consent.declineAll();
  expect(pushed().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }]);
  expect(page[`ga-disable-${id}`]).toBe(true);

  consent.acceptAll();
  expect(scripts()).toHaveLength(1);
  expect(page[`ga-disable-${id}`]).toBe(false);
  end();
});

test('events that the tag has kept are not sent after a withdrawal, and requests of other code are [R4.10]', async () => {
  const sent: string[] = [];
  const { fetch } = window;
  const { sendBeacon } = navigator;
  window.fetch = async (input) => {
    sent.push(String(input));
    return new Response();
  };
  navigator.sendBeacon = (address) => Boolean(sent.push(String(address)));
  const consent = createConsent({
    items: [{ id: 'analytics', name: 'Besuchszählung', category: 'analytics' }],
    storage: null,
    cookies: { names: () => [], remove() {} },
    delay: 1e9,
  });
  const end = startConsentMode(consent, { id });
  const addresses = [
    `https://region1.google-analytics.com/g/collect?v=2&tid=${id}`,
    'https://www.google-analytics.com/g/collect',
  ];
  const others = ['https://www.google-analytics.com/g/collect?tid=G-OTHER', '/api/consent', '//['];
  const sendAll = async () => {
    sent.length = 0;
    for (const address of [...addresses, ...others]) {
      // As if it had arrived: the tag would try another way.
      expect((await window.fetch(address)).ok).toBe(true);
      expect(navigator.sendBeacon(address)).toBe(true);
    }
    await window.fetch(new Request(addresses[0] as string));
    return [...new Set(sent)];
  };
  expect(await sendAll()).toEqual(expect.arrayContaining(addresses));
  consent.acceptAll();
  expect(await sendAll()).toEqual(expect.arrayContaining(addresses));
  consent.declineAll();
  expect(await sendAll()).toEqual(others);
  consent.acceptAll();
  expect(await sendAll()).toEqual(expect.arrayContaining(addresses));
  end();
  expect(await sendAll()).toEqual(others);
  window.fetch = fetch;
  navigator.sendBeacon = sendBeacon;
});

test('a tag that is ended and started again is not loaded twice', () => {
  const consent = createConsent({
    items: [{ id: 'analytics', name: 'Besuchszählung', category: 'analytics' }],
    storage: null,
    cookies: { names: () => [], remove() {} },
    delay: 1e9,
  });
  consent.acceptAll();
  startConsentMode(consent, { id })();
  expect(page[`ga-disable-${id}`]).toBe(true);
  const end = startConsentMode(consent, { id });
  expect(scripts()).toHaveLength(1);
  expect(page[`ga-disable-${id}`]).toBe(false);
  expect(pushed().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  end();
});
