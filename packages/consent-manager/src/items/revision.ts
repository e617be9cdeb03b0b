import { type ConsentItem, categoryOf, offered } from './items.ts';

/** FNV-1a, 32 bit: tells changed items apart; no secret and no proof rests on it. */
function fingerprint(text: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * What a choice was made about: `id:hash` for every offered item, sorted. The shown texts are left
 * out, or the other language would ask again; `version` stands for their meaning.
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

/** The ids that are new or changed since `before`; dropping an item asks nobody again. */
export function changedSince(before: string, now: string) {
  const known = new Set(before.split('.'));
  return now
    .split('.')
    .flatMap((part) => (part && !known.has(part) ? [part.split(':')[0] ?? ''] : []));
}
