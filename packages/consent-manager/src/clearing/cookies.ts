import { attempt } from '../lifecycle/attempt.ts';

/** Named things of a page that a script can see and remove: its cookies, or its storage keys. */
export interface ConsentJar {
  names(): string[];
  /** Removes a cookie that scripts can remove; an HttpOnly one stays. */
  remove(name: string): void;
}

/**
 * Every path above and at `pathname`: `/a/b` gives `/`, `/a`, `/a/`, `/a/b`, `/a/b/`; and '', the page's own
 * folder, whose name may have a `;` that no attribute can say.
 */
export function pathsOf(pathname: string) {
  // Empty parts count: two slashes stay two in a cookie's path.
  return pathname.split('/').flatMap((_, at, parts) => {
    const path = parts.slice(0, at + 1).join('/');
    return [path, `${path}/`];
  });
}

/** The host itself without a domain attribute, then every parent: a cookie may be set on any of them. */
export function domainsOf(hostname: string) {
  const parts = hostname.split('.');
  return ['', ...parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'))];
}

/**
 * The page's own cookies. Removing tries each path and each parent domain [R4.11D]. A cookie without
 * a name, which `document.cookie = 'value'` sets, has the name ''.
 */
export function createDocumentCookies(
  page: Pick<Document, 'cookie'> & {
    location: Pick<Location, 'hostname' | 'pathname'>;
  } = document,
): ConsentJar {
  return {
    names: () => [
      ...new Set(
        // In a sandbox without an origin even reading throws, and a decision must not fail by that.
        (attempt(() => page.cookie) ?? '')
          .split('; ')
          .filter(Boolean)
          .map((pair) => pair.slice(0, Math.max(0, pair.indexOf('=')))),
      ),
    ],
    remove(name) {
      // Not asked for at the start: the first use of a page's location is slow.
      const { hostname, pathname } = page.location;
      for (const domain of domainsOf(hostname)) {
        for (const path of pathsOf(pathname)) {
          // A browser ignores a __Secure- name without Secure, and keeps partitioned ones apart. What
          // has neither a name nor a value is no cookie: hence the value.
          for (const more of ['', '; secure', '; secure; partitioned']) {
            page.cookie = `${name}=x; max-age=0; path=${path}${domain && `; domain=${domain}`}${more}`;
          }
        }
      }
    },
  };
}
