import { z } from 'zod';

/** `1`, `true`, `on`, `yes`, and their opposites, as a boolean. */
export const flag = z.stringbool({ error: 'must be 1 or 0' });

/** Values with commas between them, as a list of texts; spaces around them do not count. */
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** The schema of an absolute address with one of these protocols, each with its colon: `https:`. */
export function address(protocols: readonly string[]) {
  return z.string().refine((value) => protocols.includes(protocolOf(value)), {
    error: `must be an address that starts with ${protocols.join(' or ')}//`,
  });
}

export function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}
