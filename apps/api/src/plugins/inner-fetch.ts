import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Locale } from './locale.ts';

/**
 * A `fetch` that answers the API's own paths inside this process, as the caller of a page would get
 * them: the same routes, the same permissions, no socket. `cookie` says who asks.
 */
export function innerFetch(
  app: FastifyInstance,
  origin: URL,
  locale: Locale,
  cookie?: string,
): typeof fetch {
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init);
    const url = new URL(request.url);
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers: {
        ...Object.fromEntries(request.headers),
        'accept-language': locale,
        ...(cookie ? { cookie } : {}),
      },
      ...(request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
    }
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers,
    });
  };
}
