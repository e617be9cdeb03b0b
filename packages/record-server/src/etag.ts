/**
 * Whether an `If-Match` or `If-None-Match` names this answer: `"3"`, or several, or `*`. Weak ones
 * count, too.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map(withoutWeakness) ?? [];
  return tags.includes('*') || tags.includes(withoutWeakness(etag));
}

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');
