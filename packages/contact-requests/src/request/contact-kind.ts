import { normaliseEmail } from '@praxiskit/pages';

/** RFC 5321 §4.5.3.1: a path of 256 octets with its brackets. */
const longestAddress = 254;

const isAddress = (text: string) =>
  text.length <= longestAddress &&
  /^[^\s@<>()[\],;:"\\]+@[^\s@.<>,;:"\\]+(\.[^\s@.<>,;:"\\]+)+$/.test(text);

/** ITU-T E.164 has 15 digits at most; six is a number within a town. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s()/.\u2010-\u2013-]+$/.test(text) && digits >= 6 && digits <= 16;
}

/** The kind of a contact; null for neither. */
export function contactKind(contact: string): 'email' | 'phone' | null {
  const text = contact.trim();
  if (isAddress(normaliseEmail(text))) return 'email';
  return text.length <= 40 && isPhone(text) ? 'phone' : null;
}
