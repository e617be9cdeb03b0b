import type { ConsentMessages } from '../messages/messages.ts';
import { type ConsentFacts, type ConsentItem, isRequired, offered } from './items.ts';

/** The names of what an item stores, and how long it stays, in one line; null where it stores nothing. */
export function storedText(
  { cookies = [], storage = [], kept }: Pick<ConsentItem, 'cookies' | 'storage' | 'kept'>,
  messages: Pick<ConsentMessages, 'similar' | 'kept'>,
): string | null {
  const all = [...new Set([...cookies, ...storage])];
  const names: string[] = all.filter((name) => typeof name === 'string');
  // A RegExp tells a visitor nothing.
  if (names.length < all.length) names.push(messages.similar);
  const stays = kept ? [`${messages.kept}: ${kept}`] : [];
  return names.length > 0 ? [names.join(', '), ...stays].join('. ') : null;
}

const bareHost = (host: string) => host.replace(/^https?:\/\//, '');

/** Whose an item is, and to which countries outside the EEA data go; '' where nothing says it. */
export function providerText(
  { provider, countries = [], hosts = [] }: ConsentFacts,
  { lang, outside }: Pick<ConsentMessages, 'lang' | 'outside'>,
): string {
  const by = provider ?? hosts.map(bareHost).join(', ');
  const nameOf = new Intl.DisplayNames(lang, { type: 'region' });
  const names = countries.map((country) => nameOf.of(country)).join(', ');
  return [by, names && outside.replace('{countries}', names)].filter(Boolean).join(', ');
}

/** What accepting all allows, in one sentence; '' where no optional item is offered. */
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

/** An item as a privacy policy lists it: its name, and what for, what it stores and how long, where it loads from. */
export interface ItemEntry {
  term: string;
  text: string;
}

/** Over HTTPS a name has a prefix of the browser's, and says enough without it where both are given. */
function isOwnName(name: string | RegExp, _at: number, all: readonly (string | RegExp)[]): boolean {
  const bare = String(name).replace(/^__(Host|Secure)-/, '');
  return bare === name || !all.includes(bare);
}

/** Every item that is offered, for the cookie table of a privacy policy; the others are none of it. */
export function itemEntries(items: readonly ConsentItem[], messages: ConsentMessages): ItemEntry[] {
  return offered(items).map((item) => {
    const cookies = (item.cookies ?? []).filter(isOwnName);
    const stored = storedText({ ...item, cookies }, messages);
    const hosts = item.hosts?.map(bareHost).join(', ');
    const by = item.provider && providerText(item, messages);
    return {
      term: `${item.name} (${messages.categories[item.category ?? 'others']})`,
      text: [
        item.description,
        by && `${messages.provider}: ${by}.`,
        stored ? `${messages.cookies}: ${stored}.` : messages.nothingKept,
        hosts && `${messages.hosts}: ${hosts}.`,
      ]
        .filter(Boolean)
        .join(' '),
    };
  });
}
