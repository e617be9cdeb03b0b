import type { IPXStorage } from 'ipx';
import { PictureError } from './picture-error.ts';
import { pictureLimits } from './picture-limits.ts';
import { isPicture } from './picture-type.ts';

const TOO_LARGE = new Error(`Larger than ${pictureLimits.bytes} bytes`);
const UNKNOWN_KIND = new Error('No JPEG, PNG, WebP, AVIF or GIF');

/** Converts an original to webp, no wider than `width` or the original. */
export type Convert = (original: Buffer, width: number) => Promise<Buffer>;

/** ipx reads nothing itself: it gets bytes that were already found, checked and limited. */
const storage: IPXStorage = {
  name: 'bytes',
  getMeta: () => ({}),
  getData: (_id, options) => (options as { bytes: ArrayBuffer }).bytes,
};

/** @throws Error where `ipx` or `sharp` is not installed */
export async function createConvert(): Promise<Convert> {
  const { createIPX } = await import('ipx');
  const ipx = createIPX({
    storage,
    alias: {},
    // A phone writes its orientation into the file; webp files are written without such data.
    sharpOptions: { limitInputPixels: pictureLimits.pixels, failOn: 'error', autoOrient: true },
  });
  return async (bytes, width) => {
    if (bytes.length > pictureLimits.bytes) throw new PictureError('NOT_FOUND', TOO_LARGE);
    if (!isPicture(bytes)) throw new PictureError('NOT_FOUND', UNKNOWN_KIND);
    try {
      const { data } = await ipx('picture', { f: 'webp', w: String(width) }, { bytes }).process();
      return Buffer.from(data);
    } catch (error) {
      // The file is damaged or has too many pixels.
      throw new PictureError('NOT_FOUND', error);
    }
  };
}
