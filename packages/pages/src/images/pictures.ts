import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { valueUntil } from '../memory/in-time.ts';
import type { Convert } from './convert.ts';
import type { DiskCache } from './disk-cache.ts';
import type { Original } from './original.ts';
import { PictureError } from './picture-error.ts';
import { pictureLimits } from './picture-limits.ts';

export interface Pictures {
  /**
   * The picture in this width: cached, or converted now, once for all waiting requests.
   * @param name of the original, one for each
   * @throws PictureError
   */
  get(name: string, original: Original, width: number): Promise<Buffer>;
}

/** The caches of the site's own pictures, and of those of other hosts. */
export interface PictureCaches {
  own: DiskCache;
  remote: DiskCache;
}

interface Queue {
  reads: ReturnType<typeof pLimit>;
  places: number;
}

export function createPictures(caches: PictureCaches, convert: Convert): Pictures {
  const own: Queue = { reads: pLimit(pictureLimits.reads), places: pictureLimits.waiting };
  /** One queue for each host of the list: a slow host does not delay the pictures of others. */
  const hosts = new Map<string, Queue>();
  const conversions = pLimit(pictureLimits.conversions);
  const making = new Map<string, Promise<Buffer>>();

  function queueOf({ host }: Original): Queue {
    if (host === null) return own;
    const known = hosts.get(host);
    if (known) return known;
    const queue: Queue = {
      reads: pLimit(pictureLimits.hostReads),
      places: pictureLimits.hostWaiting,
    };
    hosts.set(host, queue);
    return queue;
  }

  async function make(key: string, original: Original, width: number): Promise<Buffer> {
    const cache = original.host === null ? caches.own : caches.remote;
    const kept = await cache.get(key);
    if (kept) return kept;
    // A cached picture is sent even if many requests wait.
    const { reads, places } = queueOf(original);
    if (reads.activeCount + reads.pendingCount >= places) throw new PictureError('UNAVAILABLE');
    const until = performance.now() + pictureLimits.waitingMs;
    const reading = reads(async () => {
      // No request waits for it any more.
      if (performance.now() > until) throw new PictureError('UNAVAILABLE');
      const source = await original.read();
      return conversions(() => convert(source, width));
    });
    const bytes = await valueUntil(reading, until, () => new PictureError('UNAVAILABLE'));
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

/** A name for content, or for a text that identifies it: equal bytes have equal names. */
export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
