import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { emptyPolicy } from '../document/policy.ts';
import { openRoute } from '../http/route-config.ts';
import { schemas } from '../http/schemas.ts';
import { createConvert } from './convert.ts';
import { noCache, openDiskCache } from './disk-cache.ts';
import { ensureHosts } from './hosts.ts';
import type { Original } from './original.ts';
import { findOwnFile } from './own-files.ts';
import { createOwnServer } from './own-server.ts';
import { isCanonicalPath, type PictureSource, readPictureAddress } from './picture-address.ts';
import { PictureError } from './picture-error.ts';
import { createPictures, digest } from './pictures.ts';
import { fetchRemotePicture } from './remote-picture.ts';

/** The sources of pictures, and their cache. */
export interface ImagesOptions {
  /**
   * The site's own origin: pictures of this host, and of localhost, are requested inside this
   * process.
   */
  origin: URL;
  /**
   * Folders of the site's pictures; the first one with the file counts. A missing folder is empty.
   */
  directories: readonly string[];
  /** Other hosts that pictures may come from, by HTTPS: only names, 'pictures.example'. */
  hosts?: readonly string[];
  /** Created if it is missing; contains nothing else. */
  cacheDirectory: string;
  /** 200,000,000 by default. */
  cacheBytes?: number;
}

/** The share of the cache for pictures of other hosts. */
const REMOTE_SHARE = 0.25;

const DAMAGED = 'A picture cannot be converted';

/** Headers of a picture. Its content never changes: another picture has another name. */
const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': emptyPolicy,
  'x-content-type-options': 'nosniff',
};

/**
 * `GET /_ipx/f_webp,w_640/team/anna.jpg`: pictures as webp in the widths of a site [R8.15]. `ipx` and
 * `sharp` have to be installed. A request that gets no picture is a PictureError for the app's error
 * handler.
 *
 * @throws Error at the start, for an invalid host, or without these packages
 */
export const images = fastifyPlugin<ImagesOptions>(async (app, options) => {
  const { origin, directories, cacheDirectory, cacheBytes = 200_000_000 } = options;
  const hosts = ensureHosts(options.hosts ?? []);
  const openCache = (directory: string, bytes: number) =>
    openDiskCache(directory, bytes).catch((error: unknown) => {
      // Slower, but no reason to stop the start.
      app.log.warn({ err: error }, 'Pictures are not kept: their folder cannot be used');
      return noCache;
    });
  const caches = {
    own: await openCache(cacheDirectory, cacheBytes * (1 - REMOTE_SHARE)),
    // A separate share: invented addresses of other hosts cannot push out pictures of the site.
    remote: await openCache(join(cacheDirectory, 'remote'), cacheBytes * REMOTE_SHARE),
  };
  const pictures = createPictures(caches, await createConvert());
  const ownServer = createOwnServer(app);

  /** The site's own address or http://localhost, with only one spelling of the path. */
  function isOwn(url: URL): boolean {
    const isHere = url.origin === origin.origin || url.origin === 'http://localhost';
    return isHere && url.search === '' && isCanonicalPath(url.pathname);
  }

  function find(source: PictureSource): Promise<Original> | Original {
    if (source.kind === 'file') return findOwnFile(directories, source.path);
    const { url } = source;
    if (isOwn(url)) return ownServer.find(url.pathname);
    const isAllowed = url.protocol === 'https:' && url.port === '' && hosts.has(url.hostname);
    if (!isAllowed) throw new PictureError('BAD_REQUEST');
    // A picture of another host keeps its content as long as its address.
    return { host: url.hostname, version: '', read: () => fetchRemotePicture(url) };
  }

  function nameOf(source: PictureSource): string {
    if (source.kind === 'file') return `file ${source.path}`;
    return isOwn(source.url) ? `own ${source.url.pathname}` : `url ${source.url.href}`;
  }

  async function answer(request: FastifyRequest) {
    // As it was sent: other spellings are the same address here, but several for caches in front of
    // the server.
    const isPlain = request.originalUrl === request.url && !ownServer.isOwn(request);
    const address = isPlain ? readPictureAddress(request.url) : null;
    if (!address) throw new PictureError('BAD_REQUEST');
    const { source, width } = address;
    const original = await find(source);
    try {
      return await pictures.get(nameOf(source), original, width);
    } catch (error) {
      const isDamaged = original.host === null && error instanceof PictureError && error.cause;
      // The name is in the text, so that failures with the same text share a line.
      if (isDamaged) request.log.warn({ err: error }, `${DAMAGED}: ${nameOf(source)}`);
      throw error;
    }
  }

  app.get('/_ipx/*', { config: openRoute, schema: schemas.picture }, async (request, reply) => {
    const bytes = await answer(request);
    const tag = `"${digest(bytes)}"`;
    reply.headers(headers).header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply.send(bytes);
  });
});
