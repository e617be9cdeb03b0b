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
import { MAP_ITEM } from '../../packages/practice/src/index.ts';

/** The configurations that change what a visitor is asked. */
export const configurations: readonly Pick<BootConfig, 'analytics_id' | 'map_tiles'>[] = [
  { analytics_id: null, map_tiles: null },
  { analytics_id: 'G-1', map_tiles: null },
  { analytics_id: null, map_tiles: 'https://tiles.example/{z}/{x}/{y}.png' },
  { analytics_id: 'G-1', map_tiles: 'https://tiles.example/{z}/{x}/{y}.png' },
];

/** Parts of packages that wait for an item by themselves. */
const parts: Readonly<Record<string, RegExp>> = {
  analytics: /\bstartConsentMode\(consent,/,
  [MAP_ITEM]: /<WayMap\b/,
};

/** `data-consent="video"`, `<ConsentFrame item="video"`, `gate(consent, 'video', …)`, `useConsent('video')`, `consent.watch('video', …)`. */
export const asksFor = (id: string) =>
  new RegExp(
    `data-consent=["']${id}["']|<ConsentFrame\\b[^>]*?\\bitem=["']${id}["']|\\b(?:gate|useConsent|watch|has)\\((?:[\\w.()]+,\\s*)?['"]${id}['"]`,
  );

/** The sample practice's input for `lintConsent`, for one configuration and language. */
export function lintInput(
  root: string,
  config: (typeof configurations)[number],
  locale: 'de' | 'en',
) {
  const code = read(root, 'apps/web/src/**/*.{ts,tsx}').join('\n');
  const boot = { responsive: { breakpoints: [] }, animated_anchors: true, build_id: '', ...config };
  const items = describeItems(consentItems(boot, locale), locale);
  const [, privacyHref = null] = /privacyHref=\{withLanguage\('([^']+)'/.exec(code) ?? [];
  return {
    items,
    messages: Object.values(consentMessages),
    privacyHref,
    uses: items.map(({ id }) => id).filter((id) => parts[id]?.test(code) || asksFor(id).test(code)),
    policy: contentSecurityPolicy({ scripts: [], styles: [] }, ...policySources(boot)),
    styles: read(root, '{apps/web,packages/consent-manager,packages/practice}/src/**/*.css'),
  } satisfies ConsentLintInput;
}

/** The mistakes in the site's consent, in any configuration and language; a line each. */
export function checkConsent(root: string): string[] {
  const found = configurations.flatMap((config) => {
    const de = lintInput(root, config, 'de');
    const en = lintInput(root, config, 'en');
    return [...[de, en].flatMap(lintConsent), ...[de, en].flatMap(notAllowed), ...untold(de, en)];
  });
  return [...new Set(found)];
}

type Input = Pick<ReturnType<typeof lintInput>, 'items' | 'policy'>;

const optional = ({ items }: Input) =>
  items.filter(({ category, active }) => category !== 'required' && active !== false);

/** Hosts that an item names, and the policy does not let it load from. */
export const notAllowed = ({ items, policy }: Input): string[] =>
  optional({ items, policy }).flatMap(({ id, hosts = [] }) =>
    hosts
      .filter((host) => !policy.includes(host))
      .map((host) => `${id}: the policy does not allow ${host}: add it to policySources`),
  );

/** Items whose name is their id, or whose texts are the same in both languages. */
export const untold = (de: Input, en: Input): string[] =>
  optional(de).flatMap(({ id, name, description }) => {
    const other = en.items.find((item) => item.id === id);
    return [
      ...(name === id ? [`${id}: it has no name`] : []),
      ...(description && description === other?.description
        ? [`${id}: its description is the same in both languages`]
        : []),
    ];
  });

function read(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8'));
}
