import cookie from '@fastify/cookie';
import { authServer } from '@praxiskit/auth-server';
import { consentLog } from '@praxiskit/consent-manager/server';
import { describeViews, recordServer } from '@praxiskit/record-server';
import { constructionGate } from '@praxiskit/under-construction-gate/server';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createConsentStore } from './modules/consent/consent-store.ts';
import { publicData } from './modules/content/public.ts';
import { createRevision } from './modules/content/revision.ts';
import { createIdempotencyStore } from './modules/records/idempotency-store.ts';
import { createOnWrite } from './modules/records/on-write.ts';
import { views } from './modules/records/views.ts';
import { createAccountStore } from './modules/users/account-store.ts';
import { createSessionStore } from './modules/users/session-store.ts';
import { createThrottleStore } from './modules/users/throttle-store.ts';
import { isOpenDuringConstruction } from './open-during-construction.ts';
import { access } from './plugins/access.ts';
import { contentFreshness } from './plugins/content-freshness.ts';
import { answerUnreadable, errors } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { addressOf, pageRequest } from './plugins/page-request.ts';
import { pages } from './plugins/pages.ts';
import { requestLocale } from './plugins/request-locale.ts';
import { plainTarget } from './plugins/request-target.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { sitemap } from './plugins/sitemap.ts';
import { publicConfig } from './public-config.ts';
import type { Shutdown } from './shutdown.ts';
import type { WebHost } from './web-host.ts';

export interface AppParts {
  config: Config;
  /** What links and cookies are bound to; never the Host header. */
  origin: URL;
  secret: string;
  database: Database;
  jobs: Jobs;
  web: WebHost;
  shutdown: Shutdown;
}

/**
 * Answers that are the same for all: no session is looked up for them, so they need no database, and
 * polling for a new build keeps nobody signed in.
 */
const isForEverybody = /^\/(assets|builds|health|_i18n)\/|^\/favicon\./;

/** Sees every view, so that all of them can be checked. */
const everybody = { id: '', email: '', name: '', roles: ['staff', 'admin'], passwordChange: false };

/** The whole application as a Fastify instance that does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, origin, secret, database, jobs, web, shutdown } = parts;
  const app = fastify({
    logger: { level: config.logLevel },
    // Addresses may hold names (a filter); the log names the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy, and only its own word: what stands before it in X-Forwarded-For is the caller's.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    rewriteUrl: ({ url }) => plainTarget(url ?? '/'),
    frameworkErrors: answerUnreadable,
    return503OnClosing: false,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
  });
  shutdown.attach(app);
  const siteConfig = publicConfig(config, await web.app());
  const revision = await createRevision(database);
  const site = { origin, config: siteConfig };
  const asked = (request: FastifyRequest) => pageRequest(request, addressOf(request, origin), site);
  app.addHook('onClose', async () => revision.close());
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const line = {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
    };
    request.log.debug(line, 'answered');
  });

  await app.register(cookie);
  await app.register(securityHeaders, { origin });
  await app.register(requestLocale);
  await app.register(errors, {
    page: async (request, status) => (await web.app()).renderError(asked(request), status),
  });
  await app.register(sameOrigin, { origin });
  await app.register(authServer, {
    origin,
    secret,
    accounts: createAccountStore(database),
    sessions: createSessionStore(database),
    throttle: createThrottleStore(database),
    ignores: ({ url }) => isForEverybody.test(url),
  });
  // Views that do not fit their entities stop the start, not somebody's request.
  describeViews(views, database.fork(), everybody);
  await app.register(access);
  await app.register(constructionGate, {
    enabled: config.construction,
    hash: config.constructionHash,
    secret,
    open: isOpenDuringConstruction,
    isSecure: origin.protocol === 'https:',
    render: async (request) => (await web.app()).renderGate(asked(request)),
  });
  await app.register(health, { database, isDraining: shutdown.isDraining });
  await app.register(consentLog, { store: createConsentStore(database) });
  await app.register(publicData, { database, config: siteConfig });
  await app.register(contentFreshness, { revision });
  await app.register(recordServer, {
    views,
    entityManager: () => database.fork(),
    viewer: (request) => request.viewer,
    locale: (request) => request.locale,
    onWrite: createOnWrite(jobs),
    idempotency: createIdempotencyStore(),
  });
  await app.register(web.assets);
  await app.register(sitemap, { web: web.app, origin });
  await app.register(pages, { ...site, web: web.app, revision });
  return app;
}
