import { createHash } from 'node:crypto';

/** A hash source of CSP for the content of one inline element. */
export function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

export interface InlineContent {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Directive → hosts that a site loads from, beside its own: 'img-src' → ['https://tiles.example']. */
export type PolicySources = Readonly<Record<string, readonly string[]>>;

/** Of what is no page: JSON, errors, pictures and files load nothing, and are shown in no frame. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * What it does not name is not loaded; `more` is added, directive by directive. React and Radix write style attributes, which no hash
 * can cover.
 */
export function contentSecurityPolicy(
  inline: InlineContent,
  ...more: readonly PolicySources[]
): string {
  const own: Record<string, string[]> = {
    'script-src': ["'self'", ...inline.scripts.map(sourceHash)],
    'style-src': ["'self'", ...inline.styles.map(sourceHash)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // Previews of the site's own pages, which alone let themselves be framed.
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  };
  const names = new Set([...Object.keys(own), ...more.flatMap(Object.keys)]);
  const directives = [...names].map((name) =>
    [name, ...(own[name] ?? ["'self'"]), ...more.flatMap((sources) => sources[name] ?? [])].join(
      ' ',
    ),
  );
  return ["default-src 'none'", ...directives].join('; ');
}

/** Vite's client runs inline modules and a web socket: nothing of a build's policy would let it. */
export const developmentPolicy =
  "default-src 'self' ws: data:; script-src 'self' 'unsafe-inline'; worker-src blob:; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
