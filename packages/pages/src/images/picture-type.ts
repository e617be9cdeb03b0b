/** The media types of originals, without SVG: it is a document, and may contain scripts. */
const mediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** @param header the Content-Type of an answer */
export function isPictureType(header: string | string[] | number | undefined): boolean {
  return mediaTypes.includes(String(header).split(';', 1)[0]?.trim().toLowerCase() ?? '');
}

/**
 * Whether the first bytes are those of a JPEG, PNG, WebP, AVIF or GIF, independent of the file
 * name.
 */
export function isPicture(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 12);
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.endsWith('WEBP')) ||
    /ftypavi[fs]$/.test(head) ||
    /^GIF8[79]a/.test(head)
  );
}
