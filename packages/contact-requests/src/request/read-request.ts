import { normaliseEmail } from '@praxiskit/pages';
import { contactKind } from './contact-kind.ts';
import { type ReachableSpan, type RequestValues, reachableSpans } from './request.ts';

const isSpan = (value: unknown): value is ReachableSpan =>
  reachableSpans.some((span) => span === value);

/** Longer than any valid value: a truncated one is still refused because of its length. */
const longest = 300;

/** One line: a name that breaks a line could write a header, or a row, of its own. */
const line = (value: unknown): string =>
  typeof value === 'string'
    ? value
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes
        .replace(/[\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
        .trim()
        .toWellFormed()
        .slice(0, longest)
    : '';

/** One mailbox has one way to be written: it gets one confirmation a day. */
function contactOf(value: unknown): string {
  const contact = line(value);
  return contactKind(contact) === 'email' ? normaliseEmail(contact) : contact;
}

/**
 * A request from a form's fields, or from JSON: whatever was sent becomes values, and `checkRequest` says
 * what is wrong with them. A field that a form has several times is a list.
 */
export function readRequest(fields: Readonly<Record<string, unknown>>): RequestValues {
  const given = [fields.reachable].flat();
  return {
    name: line(fields.name),
    contact: contactOf(fields.contact),
    treatment: line(fields.treatment),
    reachable: reachableSpans.filter((span) => given.filter(isSpan).includes(span)),
    consent: fields.consent === true || fields.consent === 'yes',
  };
}
