/**
 * A code as it is compared: without spaces and dashes of any kind, full-width figures as plain ones, in
 * lower case. For what is typed, and for what a server is sent without scripts.
 */
export const normalizeCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase();
