/**
 * Whether an `If-Match` or `If-None-Match` matches this ETag: `"3"`, a list, or `*`. Weak ETags
 * match too.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map(withoutWeakness) ?? [];
  return tags.includes('*') || tags.includes(withoutWeakness(etag));
}

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');
