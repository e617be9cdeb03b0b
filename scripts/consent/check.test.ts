import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintConsent } from '../../packages/consent-manager/src/index.ts';
import { asksFor, checkConsent, configurations, lintInput, notAllowed, untold } from './check.ts';

const root = join(import.meta.dirname, '../..');

test('the site’s consent has no finding in any configuration and language [R4.12]', () => {
  expect(checkConsent(root)).toEqual([]);
});

test('an item is offered, and its hosts allowed, only where the site is configured for it [R4.12] [R4.15D]', () => {
  const optional = configurations.map((config) => {
    const { items, policy } = lintInput(root, config, 'de');
    const offered = items.filter(
      ({ category, active }) => category !== 'required' && active !== false,
    );
    return [offered.map(({ id }) => id), policy.match(/https:\/\/[\w.*-]+/g) ?? []];
  });
  const google = [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ];
  const tiles = 'https://tiles.example';
  expect(optional.map(([ids, hosts]) => [ids, [...new Set(hosts)].sort()])).toEqual([
    [[], []],
    [['analytics'], [...google].sort()],
    [['map'], [tiles]],
    [['analytics', 'map'], [...google, tiles].sort()],
  ]);
});

test.each([
  ['an item that nothing uses', { uses: [] }, 'map: nothing on the site uses it'],
  ['no privacy policy', { privacyHref: null }, 'The dialog links no privacy policy'],
  ['a host that no item names', { policy: 'img-src https://other.example' }, 'other.example'],
  ['a page without a way back', { pages: { '/': '<main></main>' } }, 'nothing opens the settings'],
])('%s fails it', (_name, wrong, line) => {
  const [, , , all] = configurations;
  if (!all) throw new Error('no configurations');
  const found = lintConsent({ ...lintInput(root, all, 'de'), ...wrong });
  expect(found.join('\n')).toContain(line);
});

test.each([
  ['<iframe data-consent="video" data-src="https://video.example" />', true],
  ["gate(services().consent, 'video', run)", true],
  ["consent.watch('video', run)", true],
  ['<ConsentFrame\n item="video" src="https://video.example" />', true],
  ["useConsent('video').isGranted", true],
  ['<iframe data-consent="video-2" />', false],
  ["{ id: 'video', name: 'Videos' }", false],
])('%s is a use of the item: %s', (code, isUse) => {
  expect(asksFor('video').test(code)).toBe(isUse);
});

test('an item of the site without a name, with one language, or with a host that the policy refuses is named', () => {
  const of = (description: string) => ({
    items: [{ id: 'video', name: 'video', description, hosts: ['https://video.example'] }],
    policy: "frame-src 'self'",
  });
  expect(untold(of('Filme'), of('Filme'))).toEqual([
    'video: it has no name',
    'video: its description is the same in both languages',
  ]);
  expect(notAllowed(of('Filme'))).toEqual([
    'video: the policy does not allow https://video.example: add it to policySources',
  ]);
});
