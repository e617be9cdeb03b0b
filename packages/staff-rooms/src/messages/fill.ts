/** Puts values into the places of a text: '{count} open'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** One of two texts, by a count; `{count}` is filled in. */
export const counted = (count: number, texts: { one: string; many: string }): string =>
  fill(count === 1 ? texts.one : texts.many, { count });
