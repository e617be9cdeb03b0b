/**
 * Adds the language that `?lang` requested to an address of the site, before its hash; null adds
 * nothing. Addresses of other sites, and addresses with a language of their own, are unchanged.
 */
export function withLanguage(to: string, lang: string | null): string {
  if (!lang || !to.startsWith('/')) return to;
  const [path = '/', hash] = to.split('#', 2);
  if (/[?&]lang=/.test(path)) return to;
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}lang=${lang}${hash === undefined ? '' : `#${hash}`}`;
}

/** A path of this site with query and hash, or null: never another origin, a scheme, or `//host`. */
export function ownPath(value: string | null, origin: string): string | null {
  if (!value || /[\\\p{Cc}]/u.test(value)) return null;
  try {
    const url = new URL(value, origin);
    if (url.origin !== new URL(origin).origin) return null;
    // `/.//host` resolves to a path that a browser reads as another host.
    if (url.pathname.startsWith('//')) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}

/**
 * The address that `callbackUrl` leads back to: a page of the site, or null. Addresses below /api/
 * show no page, and most of them accept only POST.
 */
export function callbackPath({ searchParams, origin }: URL): string | null {
  const path = ownPath(searchParams.get('callbackUrl'), origin);
  return path?.startsWith('/api/') ? null : path;
}

/** A path in the form of the route table; a path that cannot be decoded matches only itself. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The id in a hash; a hash that cannot be decoded is used as written. */
export function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
