import { globSync, readFileSync } from 'node:fs';
import { consentItems, policySources } from '../../apps/web/src/services/consent.ts';
import {
  type ConsentLintInput,
  consentMessages,
  describeItems,
  lintConsent,
} from '../../packages/consent-manager/src/index.ts';
import { contentSecurityPolicy } from '../../packages/pages/src/document/policy.ts';
import type { BootConfig } from '../../packages/pages/src/index.ts';
import { MAP_ITEM } from '../../packages/way-map/src/index.ts';

/** The configurations that change what a visitor is asked. */
export const configurations: readonly Pick<BootConfig, 'analytics_id' | 'map_tiles'>[] = [
  { analytics_id: null, map_tiles: null },
  { analytics_id: 'G-1', map_tiles: null },
  { analytics_id: null, map_tiles: 'https://tiles.example/{z}/{x}/{y}.png' },
  { analytics_id: 'G-1', map_tiles: 'https://tiles.example/{z}/{x}/{y}.png' },
];

/** What the site's code asks for, by the call that does. */
const calls: readonly [id: string, call: RegExp][] = [
  ['analytics', /\bstartConsentMode\(consent,/],
  [MAP_ITEM, /<WayMap\b/],
];

/** What the sample practice's site tells `lintConsent`, for one configuration and language. */
export function lintInput(
  root: string,
  config: (typeof configurations)[number],
  locale: 'de' | 'en',
) {
  const code = read(root, 'apps/web/src/**/*.{ts,tsx}').join('\n');
  const boot = { responsive: { breakpoints: [] }, animated_anchors: true, build_id: '', ...config };
  const [, privacyHref = null] = /privacyHref=\{withLanguage\('([^']+)'/.exec(code) ?? [];
  return {
    items: describeItems(consentItems(boot, locale), locale),
    messages: Object.values(consentMessages),
    privacyHref,
    uses: calls.filter(([, call]) => call.test(code)).map(([id]) => id),
    policy: contentSecurityPolicy({ scripts: [], styles: [] }, ...policySources(boot)),
    styles: read(root, '{apps/web,packages/consent-manager,packages/way-map}/src/**/*.css'),
  } satisfies ConsentLintInput;
}

/** What is wrong with the consent of the site, in any configuration and language; a line each. */
export function checkConsent(root: string): string[] {
  const found = configurations.flatMap((config) =>
    (['de', 'en'] as const).flatMap((locale) => lintConsent(lintInput(root, config, locale))),
  );
  return [...new Set(found)];
}

function read(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8'));
}
