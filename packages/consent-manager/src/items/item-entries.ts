import type { ConsentMessages } from '../messages.ts';
import { type ConsentFacts, type ConsentItem, isRequired, offered } from './items.ts';

/** Over HTTPS a name has a prefix of the browser's, and says enough without it where both are given. */
function isOwnName(name: string | RegExp, _at: number, all: readonly (string | RegExp)[]): boolean {
  const bare = String(name).replace(/^__(Host|Secure)-/, '');
  return bare === name || !all.includes(bare);
}

type Stored = Pick<ConsentItem, 'cookies' | 'storage' | 'kept'>;

export function storedNames(
  { cookies = [], storage = [] }: Stored,
  { similar }: Pick<ConsentMessages, 'similar'>,
): string[] {
  const all = [...new Set([...cookies.filter(isOwnName), ...storage])];
  const names = all.filter((name) => typeof name === 'string');
  // A RegExp means nothing to a visitor.
  return names.length < all.length ? [...names, similar] : names;
}

/** The words before these names: how long they stay. */
export const storedText = (
  { kept }: Stored,
  messages: Pick<ConsentMessages, 'cookies' | 'kept'>,
): string => `${kept ? `${messages.kept}: ${kept}. ` : ''}${messages.cookies}:`;

const bareHost = (host: string) => host.replace(/^https?:\/\//, '');

/** The provider of an item, and the countries outside the EEA that its data go to; '' without either. */
export function providerText(
  { provider, countries = [], hosts = [] }: ConsentFacts,
  { lang, outside }: Pick<ConsentMessages, 'lang' | 'outside'>,
): string {
  const by = provider ?? hosts.map(bareHost).join(', ');
  const nameOf = new Intl.DisplayNames(lang, { type: 'region' });
  const names = countries.map((country) => nameOf.of(country)).join(', ');
  return [by, names && outside.replace('{countries}', names)].filter(Boolean).join(', ');
}

/** One sentence about what 'accept all' allows; '' where no optional item is offered. */
export function offeredText(items: readonly ConsentFacts[], messages: ConsentMessages): string {
  const optional = offered(items).filter((item) => !isRequired(item));
  if (optional.length === 0) return '';
  const words = optional.map((item) => {
    const by = providerText(item, messages);
    return `${item.purpose ?? item.name ?? item.id}${by && ` (${by})`}`;
  });
  const list = new Intl.ListFormat(messages.lang).format(words);
  return messages.offered.replace('{acceptAll}', messages.acceptAll).replace('{items}', list);
}

/** An item as a privacy policy lists it: name, purpose, provider, hosts, duration, stored names. */
export interface ItemEntry {
  term: string;
  text: string;
  /** The names of cookies and keys; missing where it stores nothing. */
  items?: string[];
}

/** Every item that is offered, for the cookie table of a privacy policy; the others are none of it. */
export function itemEntries(items: readonly ConsentItem[], messages: ConsentMessages): ItemEntry[] {
  return offered(items).map((item) => {
    const names = storedNames(item, messages);
    const hosts = item.hosts?.map(bareHost).join(', ');
    const by = item.provider && providerText(item, messages);
    return {
      term: `${item.name} (${messages.categories[item.category ?? 'others']})`,
      text: [
        item.description,
        by && `${messages.provider}: ${by}.`,
        hosts && `${messages.hosts}: ${hosts}.`,
        names.length > 0 ? storedText(item, messages) : messages.nothingKept,
      ]
        .filter(Boolean)
        .join(' '),
      ...(names.length > 0 ? { items: names } : {}),
    };
  });
}
