import { pipeline, Transform } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { HttpError } from './http-error.ts';

/** Bodies that are read as text. */
const texts = /^(?:application\/(?:json|x-www-form-urlencoded)|text\/)/i;

/**
 * Refuses a text in another charset with 415, and bytes that are no UTF-8 with 400: read all the same, each of them
 * would be stored as U+FFFD, and the original would be lost.
 */
export function refuseOtherCharsets(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const type = request.headers['content-type'] ?? '';
    if (!texts.test(type)) return done(null, payload);
    const charset = /;\s*charset="?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8';
    if (!/^(?:utf-?8|us-ascii)$/i.test(charset)) {
      return done(new HttpError(415, 'UNSUPPORTED_MEDIA_TYPE'));
    }
    // An error of either end ends the other one; Fastify, which reads the second, reports it.
    done(
      null,
      pipeline(payload, checkUtf8(), () => {}),
    );
  });
}

function checkUtf8(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const refused = () => new HttpError(400, 'BAD_REQUEST');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        decoder.decode(chunk, { stream: true });
        done(null, chunk);
      } catch {
        done(refused());
      }
    },
    flush(done) {
      try {
        decoder.decode();
        done();
      } catch {
        done(refused());
      }
    },
  });
}
