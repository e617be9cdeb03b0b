import { type ConsentItem, categoryOf, offered } from './items.ts';

/** FNV-1a, 32 bit: detects changed items; nothing about security depends on it. */
function fingerprint(text: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Identifies what a choice was made about: `id:hash` for every offered item, sorted. The texts are not
 * part of it, or another language would ask again; `version` is raised when their meaning changes.
 */
export function revisionOf(items: readonly ConsentItem[]) {
  return offered(items)
    .map((item) => {
      const facts = [categoryOf(item), item.url, item.cookies?.map(String), item.version];
      return `${item.id}:${fingerprint(JSON.stringify(facts))}`;
    })
    .sort()
    .join('.');
}

/** The ids that are new or changed between two revisions; a removed item is no reason to ask again. */
export function changedSince(before: string, now: string) {
  const known = new Set(before.split('.'));
  return now
    .split('.')
    .flatMap((part) => (part && !known.has(part) ? [part.split(':')[0] ?? ''] : []));
}
