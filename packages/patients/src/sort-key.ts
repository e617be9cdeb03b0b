import { sortedName } from './fold-words.ts';

/** Parts of a surname that do not count in the order of names; the longest first. */
const particles =
  /^(?:von und zu|von der|von dem|van der|van den|von|van|de|zu|zum|zur|vom|del|di|da)\s+/;

/** Between names, and never inside of one: 'Brand, Ute' comes before 'Brand-Nordhausen, Anna'. */
const between = '  ';

/** The column's length. */
const longest = 255;

/**
 * The key that sorts patients as a dictionary does (DIN 5007-1): by surname without a lower-case particle, then
 * by first name, then by the particle.
 */
export function patientSortKey(lastName?: string | null, firstName?: string | null): string {
  const [particle = ''] = particles.exec(lastName ?? '') ?? [];
  const surname = (lastName ?? '').slice(particle.length);
  return [surname, firstName ?? '', particle]
    .map(sortedName)
    .filter((name) => name !== '')
    .join(between)
    .slice(0, longest);
}
