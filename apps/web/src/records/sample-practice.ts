import type { PracticeFacts } from './records.ts';

type Reach = Pick<PracticeFacts, 'name' | 'email' | 'phone' | 'street' | 'doctors'>;

/**
 * Whether the practice's record still has a fact of the sample, or the first facts have not been
 * entered: no search engine may list such a site (§ 5 DDG).
 */
export function isSample({ name, email, phone, street, doctors }: Reach): boolean {
  // These domains are reserved, so that no address can exist there (RFC 2606).
  const reserved = /(^|[.@])(example(\.(com|net|org))?|test|invalid)$/i;
  const invented = /^Musterstra|000 00 00|Mustermann/;
  const stated = [street, phone, ...doctors.map((doctor) => doctor.name)];
  return name === '' || reserved.test(email) || stated.some((fact) => invented.test(fact));
}
