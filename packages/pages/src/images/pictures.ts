import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Convert } from './convert.ts';
import type { DiskCache } from './disk-cache.ts';
import type { Original } from './original.ts';
import { PictureError } from './picture-error.ts';
import { pictureLimits } from './picture-limits.ts';

export interface Pictures {
  /**
   * The picture in this width: as it was made before, or made now, once for all who wait for it.
   *
   * @param name of the original, one for each
   * @throws PictureError
   */
  get(name: string, original: Original, width: number): Promise<Buffer>;
}

export function createPictures(cache: DiskCache, convert: Convert): Pictures {
  const own = { reads: pLimit(pictureLimits.reads), places: pictureLimits.waiting };
  const remote = { reads: pLimit(pictureLimits.remoteReads), places: pictureLimits.remoteWaiting };
  const conversions = pLimit(pictureLimits.conversions);
  const making = new Map<string, Promise<Buffer>>();

  async function make(key: string, original: Original, width: number): Promise<Buffer> {
    const kept = await cache.get(key);
    if (kept) return kept;
    // What is kept is answered, however many wait.
    const { reads, places } = original.isRemote ? remote : own;
    if (reads.activeCount + reads.pendingCount >= places) throw new PictureError('UNAVAILABLE');
    const bytes = await reads(async () => {
      const source = await original.read();
      return conversions(() => convert(source, width));
    });
    await cache.set(key, bytes);
    return bytes;
  }

  return {
    get(name, original, width) {
      const key = digest(`${name}\n${original.version}\n${width}`);
      const known = making.get(key);
      if (known) return known;
      const work = make(key, original, width).finally(() => making.delete(key));
      making.set(key, work);
      return work;
    },
  };
}

/** A name for content, or for what stands for it: the same bytes have the same. */
export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
