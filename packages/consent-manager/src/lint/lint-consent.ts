import { type ConsentItem, isRequired, offered } from '../items/items.ts';
import type { ConsentMessages } from '../messages.ts';

/** A site's consent, as a build knows it. Parts that are left out are not checked, except the items. */
export interface ConsentLintInput {
  items: readonly ConsentItem[];
  messages?: readonly ConsentMessages[];
  /** The address of the privacy policy, as the dialog links it. */
  privacyHref?: string | null;
  /** Rendered pages, by their address. */
  pages?: Readonly<Record<string, string>>;
  /** The markup that opens the settings again, on every page; `data-consent-open` by default. */
  reopen?: string | RegExp;
  /** Ids of items that code asks for: `gate(consent, id, …)`, `useConsent(id)`. */
  uses?: readonly string[];
  policy?: string;
  /** Its hosts that need no consent: the site's own. */
  ownHosts?: readonly string[];
  /** Style sheets of the site, as text. */
  styles?: readonly string[];
}

/** Names that other consent managers give to a box that is ticked beforehand. */
const PRETICKED = [
  'default',
  'checked',
  'enabled',
  'preselected',
  'selected',
  'accepted',
  'granted',
];

function ofItems({ items, uses, pages }: ConsentLintInput) {
  const markup = Object.values(pages ?? {}).join('\n');
  return offered(items)
    .filter((item) => !isRequired(item))
    .flatMap((item) => {
      const preticked = PRETICKED.filter((key) => (item as object as Record<string, unknown>)[key]);
      const isUsed =
        uses?.includes(item.id) || new RegExp(`data-consent=["']?${item.id}\\b`).test(markup);
      return [
        ...preticked.map((key) => `${item.id}: ${key} would tick it beforehand`),
        ...(isUsed || !(uses || pages) ? [] : [`${item.id}: nothing on the site uses it`]),
        ...(item.description ? [] : [`${item.id}: no description says what for, and whose it is`]),
      ];
    });
}

/** Short texts that say no, beside what says yes: both are one word of weight. */
function ofMessages({ messages = [] }: ConsentLintInput) {
  return messages.flatMap(({ lang, declineAll, acceptAll, settings, save }) => {
    const empty = Object.entries({ declineAll, acceptAll, settings, save })
      .filter(([, text]) => !text?.trim())
      .map(([name]) => `${lang}: the text of ${name} is missing`);
    const isWeaker = declineAll.length > 2 * acceptAll.length;
    return isWeaker ? [...empty, `${lang}: declining takes more words than accepting`] : empty;
  });
}

/** A rule for one of the three buttons alone gives it another weight. */
function ofStyles({ styles = [] }: ConsentLintInput) {
  const single =
    /\.pk-consent-actions[^{},]*:(?:first|last|nth|only)-(?:child|of-type|last-child)[^{]*/g;
  return styles
    .flatMap((sheet) => sheet.match(single) ?? [])
    .map((selector) => `${selector.trim()}: one of the buttons would weigh more than the others`);
}

function ofPages({ pages = {}, reopen = 'data-consent-open' }: ConsentLintInput) {
  return Object.entries(pages)
    .filter(([, html]) =>
      typeof reopen === 'string' ? !html.includes(reopen) : html.search(reopen) < 0,
    )
    .map(([path]) => `${path}: nothing opens the settings again`);
}

function ofPolicy({ items, policy = '', ownHosts = [] }: ConsentLintInput) {
  const named = [...offered(items).flatMap(({ hosts = [] }) => hosts), ...ownHosts];
  // Keywords and hashes have their quotes; directives and `data:` have no point and no address.
  const sources = policy.split(/[\s;]+/).filter((source) => /^(?!').*(?:\.|:\/\/)/.test(source));
  return [...new Set(sources)]
    .filter((source) => !named.includes(source))
    .map((source) => `${source}: the policy allows it, and no item that is offered names it`);
}

/**
 * The mistakes in a site's consent before a visitor is asked, one line each; empty when all is well. For
 * a test or a build, which it should fail. It knows configuration and markup, not the law.
 */
export function lintConsent(input: ConsentLintInput): string[] {
  const { privacyHref = '' } = input;
  return [
    ...ofItems(input),
    ...ofMessages(input),
    ...ofStyles(input),
    ...ofPages(input),
    ...ofPolicy(input),
    ...(privacyHref === null || ('privacyHref' in input && !privacyHref)
      ? ['The dialog links no privacy policy']
      : []),
  ];
}
