import { type ConsentFacts, categoryOf, offered } from './items.ts';

/** FNV-1a, 32 bit: detects changed items; nothing about security depends on it. */
function fingerprint(text: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** `version-hash` of one item. The version orders, the hash detects changes without a new version. */
function editionOf(item: ConsentFacts) {
  const { url, cookies, storage, hosts, provider, countries, version = 1 } = item;
  const facts = [categoryOf(item), url, cookies?.map(String), storage?.map(String), hosts];
  // An item without them keeps the edition that it had before there were providers.
  if (provider ?? countries) facts.push(provider, countries?.map(String));
  return `${version}-${fingerprint(JSON.stringify(facts))}`;
}

export const editionsOf = (items: readonly ConsentFacts[]) =>
  new Map(offered(items).map((item) => [item.id, editionOf(item)]));

/**
 * Identifies the items of a decision: `id:version-hash` for every offered item, sorted. The texts
 * are not part of it, or another language would ask again; `version` is raised when their meaning changes.
 */
export const revisionOf = (items: readonly ConsentFacts[]) => writeEditions(editionsOf(items));

export const readEditions = (revision: string) =>
  new Map(
    revision
      .split('.')
      .filter(Boolean)
      .map((part) => part.split(':') as [string, string]),
  );

export const writeEditions = (editions: Iterable<[id: string, edition: string]>) =>
  [...editions]
    .map((edition) => edition.join(':'))
    .sort()
    .join('.');

/**
 * How the edition that a choice was about relates to this page's. Of equal versions the one that was
 * decided about later counts as the newer: `isLater` says that the choice was made after this page was
 * loaded, by a page that may be of a newer build.
 */
export function compareEditions(
  decided: string | undefined,
  now: string | undefined,
  isLater: boolean,
): 'same' | 'newer' | 'older' {
  if (decided === now) return 'same';
  // Without a `-` it was written before editions had versions.
  const by = decided?.includes('-')
    ? Number.parseInt(decided, 10) - Number.parseInt(now ?? '', 10)
    : 0;
  return by > 0 || (!(by < 0) && isLater) ? 'newer' : 'older';
}
