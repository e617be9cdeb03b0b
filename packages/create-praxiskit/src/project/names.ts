/** A name in the letters of addresses: 'Praxis Dr. Müller' → 'praxis-dr-mueller'. */
export function slugOf(name: string): string {
  const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  const slug = name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return slug || 'praxis';
}

/** A reserved domain, until the practice writes its own. */
export const domainOf = (name: string): string => `${slugOf(name)}.example`;
