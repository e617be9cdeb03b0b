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

/**
 * For answers that are no page: JSON, errors, pictures and files load nothing, and may not be
 * framed.
 */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * Blocks sources that it does not name; `more` adds sources to directives. React and Radix write
 * style attributes, which no hash can cover.
 */
export function contentSecurityPolicy(
  inline: InlineContent,
  ...more: readonly PolicySources[]
): string {
  const own: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts.map(sourceHash)],
    'style-src': ["'self'", ...inline.styles.map(sourceHash)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // Previews of the site's own pages: only these pages may be framed.
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  };
  return writePolicy(own, ["'self'"], more);
}

/**
 * Vite's client runs inline modules and a web socket, which a build's policy would block. The
 * site's hosts are added like there, so that content that waits for consent loads in development,
 * too.
 */
export function developmentPolicy(...more: readonly PolicySources[]): string {
  const usual = ["'self'", 'ws:', 'data:'];
  const own: Directives = {
    'default-src': usual,
    'script-src': ["'self'", "'unsafe-inline'"],
    'worker-src': ['blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return writePolicy(own, usual, more);
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** @param usual the default sources of a directive that only `more` names */
function writePolicy(
  own: Directives,
  usual: readonly string[],
  more: readonly PolicySources[],
): string {
  const names = new Set([...Object.keys(own), ...more.flatMap(Object.keys)]);
  return [...names]
    .map((name) =>
      [name, ...(own[name] ?? usual), ...more.flatMap((sources) => sources[name] ?? [])].join(' '),
    )
    .join('; ');
}
