/** The address of the font that a style sheet names: what the page preloads is what its CSS asks for. */
export function fontIn(css: string): string {
  const found = /url\(["']?([^"')]+\.woff2)/.exec(css)?.[1];
  if (!found) throw new Error('The style sheet names no font');
  return found;
}
