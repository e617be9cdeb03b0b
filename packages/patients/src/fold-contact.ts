/** The country of a number that names none. */
const ownCountry = '49';

/**
 * The same for all spellings of a phone number, digits with the country: '+49 (0)160 12-34',
 * '0160 1234' and '160 1234' → '00491601234'. Empty for a text without digits.
 */
export function phoneKey(text: string): string {
  const written = text.normalize('NFKC');
  const digits = (/^\D*\+/.test(written) ? '00' : '') + written.replace(/\D/g, '');
  if (/^0*$/.test(digits)) return '';
  if (!digits.startsWith('00')) return `00${ownCountry}${digits.replace(/^0/, '')}`;
  // '+49 (0)160': the zero is dialled in the country alone.
  return digits.replace(new RegExp(`^00${ownCountry}0`), `00${ownCountry}`);
}

/** The same for all spellings of an address that mail servers take for one. */
export const emailKey = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/** The numbers by which a phone is found: as it is dialled here and from abroad, and each end of it. */
export function phoneWords(text: string): string[] {
  const key = phoneKey(text);
  if (key.length < 6) return [];
  const isOwn = key.startsWith(`00${ownCountry}`);
  const rest = key.slice(isOwn ? 4 : 2);
  const ends = Array.from({ length: rest.length - 1 }, (_, from) => rest.slice(from));
  return [key, key.slice(2), ...(isOwn ? [`0${rest}`] : []), ...ends];
}
