/**
 * The address of the first font in a style sheet, so that the page preloads the font that its CSS
 * requests. Null for a site without a font of its own.
 */
export function fontIn(css: string): string | null {
  return /url\(["']?([^"')]+\.woff2)/.exec(css)?.[1] ?? null;
}
