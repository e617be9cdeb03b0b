/**
 * A random UUID (version 4 of RFC 9562, 120 random bits). Not by `crypto.randomUUID`, which a page over
 * plain HTTP lacks, such as that of a development server on a phone.
 */
export function createUuid(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(30)), (byte) =>
    (byte & 15).toString(16),
  ).join('');
  return digits.replace(/^(.{8})(.{4})(.{3})(.{3})/, '$1-$2-4$3-8$4-');
}
