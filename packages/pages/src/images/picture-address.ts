/** Widths in CSS pixels at which a site shows pictures [R8.15]. */
export const pictureWidths = [320, 640, 768, 1024, 1280, 1536] as const;

/** Device pixels for each CSS pixel. */
export const pictureDensities = [1, 2] as const;

/** The widths of picture files, in device pixels, ascending. */
export const fileWidths: readonly number[] = [
  ...new Set(pictureWidths.flatMap((width) => pictureDensities.map((density) => width * density))),
].sort((one, other) => one - other);

const picturesPath = '/_ipx/';

export type PictureSource =
  /** A path below a folder of pictures: 'team/anna.jpg'. */
  { readonly kind: 'file'; readonly path: string } | { readonly kind: 'url'; readonly url: URL };

export interface PictureAddress {
  /** One of `fileWidths`. */
  readonly width: number;
  readonly source: PictureSource;
}

const longestAddress = 2000;

/**
 * The only address of a picture in one width: webp, and no wider than the original.
 * @param source 'team/anna.jpg' below a folder of pictures, or an absolute address
 * @param width in device pixels, one of `fileWidths`
 */
export function pictureAddress(source: string, width: number): string {
  return `${picturesPath}f_webp,w_${width}/${encodeSource(source)}`;
}

function encodeSource(source: string): string {
  if (/^https?:/i.test(source)) return encodeURIComponent(new URL(source).href);
  return source.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');
}

/**
 * Reads the address that `pictureAddress` writes. Any other spelling, modifier or width is null, so that
 * a picture has few addresses, and each of them costs little.
 *
 * @param address the path of a request, still encoded
 */
export function readPictureAddress(address: string): PictureAddress | null {
  const [, digits, encoded] = /^\/_ipx\/f_webp,w_([1-9]\d{2,3})\/(.+)$/.exec(address) ?? [];
  const width = Number(digits);
  if (encoded === undefined || address.length > longestAddress) return null;
  const source = fileWidths.includes(width) ? readSource(encoded) : null;
  return source && { width, source };
}

function readSource(encoded: string): PictureSource | null {
  const decoded = decode(encoded);
  if (decoded === null) return null;
  if (encodeURIComponent(decoded) === encoded && /^https?:/.test(decoded)) {
    const url = URL.parse(decoded);
    const isPlain =
      url?.href === decoded && url.username === '' && url.password === '' && !url.hash;
    return isPlain ? { kind: 'url', url } : null;
  }
  const names = decoded.split('/');
  const isCanonical = names.map(encodeURIComponent).join('/') === encoded;
  return isCanonical && names.every(isFileName) ? { kind: 'file', path: decoded } : null;
}

/** A path in its one spelling: no unnecessary escapes, no empty name. */
export function isCanonicalPath(pathname: string): boolean {
  try {
    return !pathname.includes('//') && encodeURI(decodeURI(pathname)) === pathname;
  } catch {
    return false;
  }
}

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/**
 * No hidden file, no parent folder, no character that another system reads as a separator or a
 * drive.
 */
function isFileName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused
  return /^[^./\\:\u0000-\u001f\u007f][^/\\:\u0000-\u001f\u007f]{0,254}$/.test(name);
}
