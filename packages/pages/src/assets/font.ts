/**
 * The address of the first font that a style sheet names: what the page preloads is what its CSS asks
 * for. Null for a site that has none of its own.
 */
export function fontIn(css: string): string | null {
  return /url\(["']?([^"')]+\.woff2)/.exec(css)?.[1] ?? null;
}
