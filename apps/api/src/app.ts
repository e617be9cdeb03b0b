import cookie from '@fastify/cookie';
import { authServer, guardAccess } from '@praxiskit/auth-server';
import { createAccountStores } from '@praxiskit/auth-server/mikro-orm';
import { createConsentStore } from '@praxiskit/consent-manager/mikro-orm';
import { consentLog } from '@praxiskit/consent-manager/server';
import {
  createPageAnswers,
  pages,
  requestLocale,
  type SiteHost,
  securityHeaders,
  sitemap,
} from '@praxiskit/pages/server';
import { createIdempotencyStore, createOpenApi, recordServer } from '@praxiskit/record-server';
import {
  apiDocs,
  createRevision,
  createServer,
  type Database,
  errors,
  health,
  type Jobs,
  type Shutdown,
} from '@praxiskit/server-kit';
import { createAttemptStore } from '@praxiskit/under-construction-gate/mikro-orm';
import { constructionGate } from '@praxiskit/under-construction-gate/server';
import type { SiteData } from '@praxiskit/web/records';
import type { FastifyInstance } from 'fastify';
import { pageSession, statusOfFailure, viewerOf } from './callers.ts';
import type { Config } from './config.ts';
import type { JobPayloads } from './jobs.ts';
import { publicData } from './modules/content/public.ts';
import { createOnWrite } from './modules/records/on-write.ts';
import { createViews } from './modules/records/views.ts';
import { openWhileClosed } from './open-while-closed.ts';
import { publicConfig } from './public-config.ts';
import { createSiteData } from './site-data.ts';

export interface AppParts {
  config: Config;
  secret: string;
  database: Database;
  jobs: Jobs<JobPayloads>;
  host: SiteHost<SiteData>;
  shutdown: Shutdown;
}

/** The whole application as a Fastify instance that does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, secret, database, jobs, host, shutdown } = parts;
  const { origin } = config;
  const em = () => database.fork();
  const app = createServer(config);
  // Before every plug-in, so that each route is seen and no request is missed.
  guardAccess(app);
  shutdown.attach(app);

  const { buildId, routes } = await host.current();
  const siteConfig = publicConfig(config, buildId);
  const revision = await createRevision(database);
  app.addHook('onClose', async () => revision.close());
  const records = { views: createViews(routes), entityManager: em };
  const describeRecords = createOpenApi(records);
  const isLocked = (request: { isGateClosed: boolean }) => request.isGateClosed;
  const answers = createPageAnswers<SiteData>({
    ...{ origin, host, revision, isLocked },
    config: siteConfig,
    session: pageSession,
    data: createSiteData(records, em),
    statusOf: statusOfFailure,
  });

  // Before every route that it describes.
  await app.register(apiDocs, {
    info: { title: 'PraxisKit', version: siteConfig.version },
    origin,
    more: (request) => describeRecords(viewerOf(request), request.locale),
  });
  await app.register(cookie);
  await app.register(securityHeaders, { origin });
  await app.register(requestLocale);
  await app.register(errors, { page: answers.failed, locale: ({ locale }) => locale });
  await app.register(constructionGate, {
    enabled: config.construction,
    hash: config.constructionHash,
    secret,
    attempts: createAttemptStore(em),
    open: openWhileClosed(routes),
    isSecure: origin.protocol === 'https:',
    render: answers.closed,
  });
  await app.register(authServer, { origin, secret, ...createAccountStores(em) });
  await app.register(health, { database, isDraining: shutdown.isDraining });
  await app.register(consentLog, { store: createConsentStore(em) });
  await app.register(publicData, { em, config: siteConfig });
  await app.register(recordServer, {
    ...records,
    viewer: viewerOf,
    locale: ({ locale }) => locale,
    onWrite: createOnWrite(jobs),
    // Whoever changes a price and then opens the price page sees the new one.
    afterWrite: async () => void (await revision.refresh()),
    idempotency: createIdempotencyStore(),
  });
  await app.register(host.assets);
  await app.register(sitemap, { answers, origin });
  await app.register(pages, { host, answers, isLocked });
  return app;
}
