import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Original } from './original.ts';
import { PictureError } from './picture-error.ts';
import { isPictureType } from './picture-type.ts';
import { digest } from './pictures.ts';

/** The site's own pictures by address, requested inside the process: no connection, no redirect. */
export interface OwnServer {
  /** @throws PictureError NOT_FOUND if it is not a picture, or not open to a guest */
  find(pathname: string): Promise<Original>;
  /** The request is one of these: a picture of a picture would be a loop. */
  isOwn(request: FastifyRequest): boolean;
}

const header = 'x-picture-original';

export function createOwnServer(app: FastifyInstance): OwnServer {
  const secret = randomUUID();
  return {
    async find(pathname) {
      const answer = await app.inject({
        url: pathname,
        headers: { accept: 'image/*', [header]: secret },
      });
      if (answer.statusCode !== 200 || !isPictureType(answer.headers['content-type'])) {
        throw new PictureError('NOT_FOUND');
      }
      const bytes = answer.rawPayload;
      return { host: null, version: digest(bytes), read: async () => bytes };
    },
    isOwn: ({ headers }) => headers[header] === secret,
  };
}
