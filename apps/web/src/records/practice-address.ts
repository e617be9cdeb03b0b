import type { PracticeFacts } from './records.ts';

type Address = Pick<PracticeFacts, 'street' | 'postal_code' | 'city'>;

/** On one line; empty where nothing of it has been entered yet. */
export function addressOf({ street, postal_code, city }: Address): string {
  return [street, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ');
}
