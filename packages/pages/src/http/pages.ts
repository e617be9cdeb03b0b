import { isLocale, type Locale } from '@praxiskit/core';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ensurePorts } from '../ensure-ports.ts';
import type { MaybePromise } from '../memory/in-time.ts';
import { QUICK_BROTLI, type StoredPage, storePage } from '../memory/stored-page.ts';
import { answer } from '../render/page-answer.ts';
import type { SiteBuild } from '../render/site-app.tsx';
import type { BuildManifest, LatestBuild } from '../version/build.ts';
import type { PageAnswers } from './page-answers.ts';
import { requestLocale } from './request-locale.ts';
import { openRoute, pagesRoute } from './route-config.ts';
import { schemas } from './schemas.ts';
import { sendShared } from './send.ts';

export interface PagesOptions {
  host: { current(): MaybePromise<SiteBuild> };
  answers: PageAnswers;
  /** The construction gate is closed for this visitor. */
  isLocked(request: FastifyRequest): boolean;
}

/**
 * Every address outside of the API: pages, their payloads, messages, the build's manifest and the
 * web manifest. The app's error handler answers errors of `answers`, and a 405 METHOD_NOT_ALLOWED
 * for a page with a method other than GET and HEAD.
 * @throws Error at the start that names the options that are missing
 */
export const pages = fastifyPlugin<PagesOptions>(async (app, options) => {
  ensurePorts('pages', 'PagesOptions', options, ['host', 'answers', 'isLocked']);
  const { host, answers, isLocked } = options;
  const config = openRoute;
  const messages = createMessages();
  if (!app.hasRequestDecorator('locale')) {
    await app.register(requestLocale, { locales: (await host.current()).locales });
  }

  app.get(
    '/_i18n/:locale/messages.json',
    { config, schema: schemas.messages },
    async (request, reply) => {
      const { locale } = request.params as { locale: string };
      const site = await host.current();
      if (!isLocale(locale) || !site.locales.includes(locale)) return reply.callNotFound();
      if (bypassesCaches(request)) {
        const pack = await createPack(site, locale, isLocked(request));
        return sendShared(request, reply.header('cache-control', 'no-store'), pack);
      }
      return sendShared(request, reply, await messages(site, locale, isLocked(request)));
    },
  );

  app.get('/builds/latest.json', { config, schema: schemas.latest }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return { id: (await host.current()).buildId } satisfies LatestBuild;
  });

  app.get('/builds/meta/:file', { config, schema: schemas.manifest }, async (request, reply) => {
    const { buildId, rules } = await host.current();
    const { file } = request.params as { file: string };
    if (file !== `${buildId}.json`) return reply.callNotFound();
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return { id: buildId, routes: rules } satisfies BuildManifest;
  });

  app.get('/manifest.webmanifest', { config }, async (request, reply) => {
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache');
    reply.header('vary', 'cookie, accept-language');
    return JSON.stringify(await answers.manifest(request));
  });

  app.get('/api/*', { config }, (_request: FastifyRequest, reply: FastifyReply) =>
    reply.callNotFound(),
  );

  app.addHook('onRequest', refuseMethods(answers));
  app.get(pagesRoute, { config }, (request, reply) => answers.answer(request, reply));
});

/** A page requested with another method is answered with the allowed ones (RFC 9110 §15.5.6). */
function refuseMethods(answers: PageAnswers): onRequestHookHandler {
  return (request, reply, done) => {
    // Not `async`: requests that have a route do not wait here.
    if (!request.is404) return done();
    const refuse = (isPage: boolean) => {
      if (!isPage) return done();
      reply.header('allow', 'GET, HEAD');
      const refusal = { statusCode: 405, code: 'METHOD_NOT_ALLOWED' };
      done(Object.assign(new Error('A page is read by GET and HEAD alone'), refusal));
    };
    answers.isPage(request).then(refuse, done);
  };
}

/** The messages of a build never change: each pack is compressed once. */
function createMessages() {
  const packs = new WeakMap<SiteBuild, Map<string, Promise<StoredPage>>>();
  return (site: SiteBuild, locale: Locale, isLocked: boolean): Promise<StoredPage> => {
    const known = packs.get(site) ?? new Map<string, Promise<StoredPage>>();
    packs.set(site, known);
    const key = `${locale} ${isLocked}`;
    const found = known.get(key);
    if (found) return found;
    const pack = createPack(site, locale, isLocked);
    known.set(key, pack);
    return pack;
  };
}

function createPack(site: SiteBuild, locale: Locale, isLocked: boolean): Promise<StoredPage> {
  const text = JSON.stringify(site.messages(locale, isLocked));
  return storePage(answer(200, 'application/json', locale, text), QUICK_BROTLI);
}

/** The client accepts no stored answer, RFC 9111 §5.2.1 [R8.14]. */
function bypassesCaches({ headers }: FastifyRequest): boolean {
  return /\bno-(?:cache|store)\b/i.test(headers['cache-control'] ?? '');
}
