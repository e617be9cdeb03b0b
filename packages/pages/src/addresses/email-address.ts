/** Invisible characters, which come with pasted text. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Matches from the first dot only; otherwise a long row of dots would take seconds. */
const finalDots = /(?<![.。])[.。]+$/;

/** An e-mail address as `@praxiskit/auth-server` stores it; other texts stay much as they are. */
export function normaliseEmail(email: string): string {
  const plain = email.replace(invisible, '').normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1).replace(finalDots, '');
  // Other characters would be read as part of a web address: a port, a path, an escape.
  if (at === -1 || !/^[\p{L}\p{M}\p{N}._。-]+$/u.test(domain)) return plain;
  return `${plain.slice(0, at)}@${URL.parse(`http://${domain}`)?.hostname ?? ''}`;
}
