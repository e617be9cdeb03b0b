/**
 * A random UUID (version 4 of RFC 9562, 122 random bits). Not by `crypto.randomUUID`, which is
 * missing on a page over plain HTTP, such as that of a development server on a phone.
 */
export function createUuid(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(30)), (byte) =>
    (byte & 15).toString(16),
  ).join('');
  return digits.replace(/^(.{8})(.{4})(.{3})(.{3})/, '$1-$2-4$3-8$4-');
}
