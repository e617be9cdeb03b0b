/**
 * Adds the language to an address of the site, before its hash, where it was asked for by `?lang`; null
 * adds nothing. Other addresses, and those that ask for a language themselves, stay as they are.
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
 * Where `callbackUrl` of this address leads back to: a page of the site, or null. Addresses below /api/ show none, and
 * most of them take nothing but POST.
 */
export function callbackPath({ searchParams, origin }: URL): string | null {
  const path = ownPath(searchParams.get('callbackUrl'), origin);
  return path?.startsWith('/api/') ? null : path;
}

/** A path as the table writes it; one that cannot be decoded matches nothing but itself. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The id that a hash names; one that cannot be decoded names an element as it is written. */
export function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
