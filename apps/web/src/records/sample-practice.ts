import type { PracticeFacts } from './records.ts';

type Reach = Pick<PracticeFacts, 'name' | 'email' | 'phone' | 'street' | 'doctors'>;

/**
 * Whether a fact of the sample still stands in the practice's record, or the first ones have not been
 * entered: no search engine may list such a site (§ 5 DDG).
 */
export function isSample({ name, email, phone, street, doctors }: Reach): boolean {
  // Nobody can have an address there (RFC 2606).
  const reserved = /(^|[.@])(example(\.(com|net|org))?|test|invalid)$/i;
  const invented = /^Musterstra|000 00 00|Mustermann/;
  const stated = [street, phone, ...doctors.map((doctor) => doctor.name)];
  return name === '' || reserved.test(email) || stated.some((fact) => invented.test(fact));
}
