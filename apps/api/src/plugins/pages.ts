import type { PageAnswer, WebApp } from '@praxiskit/web/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Revision } from '../modules/content/revision.ts';
import { HttpError } from './http-error.ts';
import { chooseEncoding, createPageMemory, type StoredPage, storePage } from './page-memory.ts';
import { addressOf, pageRequest, type SiteOptions } from './page-request.ts';

const PAYLOAD = '/_payload.json';
/** For pages that are rendered for one person and sent once. */
const QUICK_BROTLI = 4;

export interface PagesOptions extends SiteOptions {
  web: () => WebApp | Promise<WebApp>;
  revision: Revision;
}

/** Every address that is not the API's: pages, their payloads, messages and the build's manifest. */
export const pages = fastifyPlugin<PagesOptions>(async (app, options) => {
  const memory = createPageMemory();
  const config = { access: 'public' } as const;

  // Also the gate's page, and those that stand in for an error.
  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return;
    reply.header('content-security-policy', (await options.web()).contentSecurityPolicy);
  });

  app.get('/_i18n/:locale/messages.json', { config }, async (request, reply) => {
    const { locale } = request.params as { locale: string };
    if (locale !== 'de' && locale !== 'en') throw new HttpError(404, 'NOT_FOUND');
    const web = await options.web();
    const body = JSON.stringify(web.messages(locale, request.isGateClosed));
    return sendStored(request, reply, await storePage(asJson(body), QUICK_BROTLI));
  });

  app.get('/builds/latest.json', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return { id: (await options.web()).buildId };
  });

  app.get('/builds/meta/:file', { config }, async (request, reply) => {
    const web = await options.web();
    const { file } = request.params as { file: string };
    if (file !== `${web.buildId}.json`) throw new HttpError(404, 'NOT_FOUND');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return { id: web.buildId, routes: web.routes };
  });

  app.get('/*', { config }, async (request, reply) => {
    const web = await options.web();
    const url = addressOf(request, options.origin);
    if (url.pathname.startsWith('/api/')) throw new HttpError(404, 'NOT_FOUND');

    const isPayload = url.pathname.endsWith(PAYLOAD);
    if (isPayload) url.pathname = url.pathname.slice(0, -PAYLOAD.length) || '/';

    if (url.pathname !== '/' && url.pathname.endsWith('/')) {
      url.pathname = url.pathname.slice(0, -1);
      return reply.redirect(url.pathname + url.search, 308);
    }
    const rule = web.match(url.pathname);
    // `/PREISE` and `/%70reise` are one page, with one address and one place in the memory.
    if (rule?.memory) url.pathname = rule.path;
    if (rule?.memory && !request.viewer) {
      keepOnlyLanguage(url);
      const key = [isPayload, request.isGateClosed, request.locale, url.pathname + url.search].join(
        ' ',
      );
      const asked = pageRequest(request, url, options, 'guest');
      const page = await memory.get(key, await options.revision.current(), () =>
        isPayload ? web.payload(asked) : web.render(asked),
      );
      // A failure is told to each caller on its own: robots get no page of it.
      if (page.status === 200) return sendStored(request, reply, page);
    }
    const asked = pageRequest(request, url, options);
    const answer = isPayload ? await web.payload(asked) : await web.render(asked);
    return sendOnce(request, reply, answer);
  });
});

async function sendOnce(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer) {
  if (answer.body === '') return reply.code(answer.status).headers(answer.headers).send();
  const page = await storePage(answer, QUICK_BROTLI);
  reply.header('cache-control', request.viewer ? 'private, no-store' : 'no-store');
  return sendStored(request, reply, page);
}

function sendStored(request: FastifyRequest, reply: FastifyReply, page: StoredPage) {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const tag = `"${page.tag}${encoding === 'plain' ? '' : `-${encoding}`}"`;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  reply.headers({ vary: 'Cookie, Accept-Language, Accept-Encoding', ...page.headers, etag: tag });
  if (page.status === 200 && request.headers['if-none-match']?.includes(tag)) {
    return reply.code(304).send();
  }
  if (encoding !== 'plain') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page[encoding]);
}

/** Campaign parameters and the like show the same page, and must not fill the memory. */
function keepOnlyLanguage(url: URL): void {
  const lang = url.searchParams.get('lang');
  url.search = lang === 'de' || lang === 'en' ? `?lang=${lang}` : '';
}

function asJson(body: string): PageAnswer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body,
    memory: true,
  };
}
