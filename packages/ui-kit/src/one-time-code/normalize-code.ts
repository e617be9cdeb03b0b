/**
 * A code as it is compared: without spaces and dashes of any kind, full-width figures as plain ones, in
 * lower case. For input in a field, and for codes that a form without scripts sends.
 */
export const normalizeCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toLowerCase();
