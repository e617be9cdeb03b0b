/** `// #region prices`, also in the comments of CSS, JSX and Markdown; editors fold what is inside. */
const START = /#region (\S+)/;
const END = '#endregion';

/**
 * A text of the template without the parts that are not chosen. Regions may be nested; their marks are not in
 * the result.
 *
 * @throws Error for a region without an end, or an end without a region
 */
export function keepRegions(text: string, chosen: ReadonlySet<string>): string {
  const open: string[] = [];
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    const name = START.exec(line)?.[1];
    if (name) open.push(name);
    else if (line.includes(END)) {
      if (open.pop() === undefined) throw new Error(`${END} without a region`);
    } else if (open.every((part) => chosen.has(part))) kept.push(line);
  }
  if (open.length > 0) throw new Error(`#region ${open.join(', ')} has no end`);
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/([[{])\n\s*([\]}])/g, '$1$2');
}
