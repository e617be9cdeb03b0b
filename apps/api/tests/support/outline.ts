/** Elements without an end tag. */
const empty = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements that may contain text and marks in it, and no navigation. */
const ofText =
  /^(?:a|abbr|b|button|cite|code|dt|em|h[1-6]|i|label|p|pre|small|span|strong|summary|time)$/;
/** Elements with a heading of their own. */
const sectioning = /^(?:article|aside|nav|section)$/;

interface Open {
  readonly name: string;
  readonly tag: string;
  hasHeading: boolean;
}

/** Tags of a page as React writes it: navigation inside of text, and sections without a heading. */
export function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const open: Open[] = [];
  const body = html.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  for (const [tag, end, name = ''] of body.matchAll(/<(\/?)([a-z][a-z0-9-]*)[^>]*>/g)) {
    if (end) {
      const closed = open.pop();
      if (closed?.name !== name) return [...faults, `${closed?.tag} ends as ${tag}`];
      if (name === 'section' && !closed.hasHeading) faults.push(`${closed.tag} without a heading`);
      continue;
    }
    const around = open.find((one) => ofText.test(one.name));
    if (name === 'nav' && around) faults.push(`${tag} inside of ${around.tag}`);
    const holder = open.findLast((one) => sectioning.test(one.name));
    if (holder && /^h[1-6]$/.test(name)) holder.hasHeading = true;
    if (!empty.test(name) && !tag.endsWith('/>')) open.push({ name, tag, hasHeading: false });
  }
  return faults;
}
