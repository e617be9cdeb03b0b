/** The cookies that a script can see and remove. */
export interface CookieJar {
  names(): string[];
  /** Removes it where a script can; what is HttpOnly stays. */
  remove(name: string): void;
}

/** Every path above and at `pathname`: `/a/b` gives `/`, `/a`, `/a/`, `/a/b`, `/a/b/`. */
export function pathsOf(pathname: string) {
  const parts = pathname.split('/').filter(Boolean);
  const paths = ['/'];
  parts.forEach((_, at) => {
    const path = `/${parts.slice(0, at + 1).join('/')}`;
    paths.push(path, `${path}/`);
  });
  return paths;
}

/** The host itself without a domain attribute, then every parent: a cookie may be set on any of them. */
export function domainsOf(hostname: string) {
  const parts = hostname.split('.');
  return ['', ...parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'))];
}

/** The page's own cookies. Removing tries each path and each parent domain [R4.11D]. */
export function createDocumentCookies(
  page: Pick<Document, 'cookie'> = document,
  place: Pick<Location, 'hostname' | 'pathname'> = location,
): CookieJar {
  return {
    names: () => [
      ...new Set(
        page.cookie
          .split('; ')
          .map((pair) => pair.split('=')[0] ?? '')
          .filter(Boolean),
      ),
    ],
    remove(name) {
      for (const domain of domainsOf(place.hostname)) {
        for (const path of pathsOf(place.pathname)) {
          const where = `; path=${path}${domain ? `; domain=${domain}` : ''}`;
          // Twice: a browser ignores a __Secure- or __Host- name that is written without Secure.
          page.cookie = `${name}=; max-age=0${where}`;
          page.cookie = `${name}=; max-age=0${where}; secure`;
        }
      }
    },
  };
}
