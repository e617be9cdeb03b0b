import { contactKind } from './contact-kind.ts';
import type { RequestValues } from './request.ts';

/** The fields that can be wrong; of the others every value is right. */
export type RequestField = 'name' | 'contact' | 'consent';

/** A problem of one field; its texts are in the messages. */
export type RequestProblem =
  | { field: 'name'; reason: 'missing' | 'long' }
  | { field: 'contact'; reason: 'missing' | 'email' | 'phone' }
  | { field: 'consent'; reason: 'missing' };

/** Characters. */
export const longestName = 120;

/** Blanks, and characters that show nothing. */
const nothingToSee = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The problems of a request, in the order of the form; browser and server both check it. */
export function checkRequest({ name, contact, consent }: RequestValues): RequestProblem[] {
  const problems: RequestProblem[] = [];
  if (nothingToSee.test(name)) problems.push({ field: 'name', reason: 'missing' });
  else if (name.trim().length > longestName) problems.push({ field: 'name', reason: 'long' });
  if (nothingToSee.test(contact)) problems.push({ field: 'contact', reason: 'missing' });
  else if (contactKind(contact) === null) {
    problems.push({ field: 'contact', reason: contact.includes('@') ? 'email' : 'phone' });
  }
  if (!consent) problems.push({ field: 'consent', reason: 'missing' });
  return problems;
}
