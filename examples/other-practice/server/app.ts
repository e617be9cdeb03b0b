import cookie from '@fastify/cookie';
import { authServer, guardAccess, loadSessionOf } from '@praxiskit/auth-server';
import { createAccountStores } from '@praxiskit/auth-server/mikro-orm';
import { createConsentStore } from '@praxiskit/consent-manager/mikro-orm';
import { consentLog } from '@praxiskit/consent-manager/server';
import * as pages from '@praxiskit/pages/server';
import { createIdempotencyStore, createRecordReader, recordServer } from '@praxiskit/record-server';
import * as kit from '@praxiskit/server-kit';
import { createAttemptStore } from '@praxiskit/under-construction-gate/mikro-orm';
import { constructionGate } from '@praxiskit/under-construction-gate/server';
import type { FastifyInstance } from 'fastify';
import { practice } from '../src/content/practice.ts';
import type { Price } from '../src/site.ts';
import type { Config } from './config.ts';
import { prices } from './price.ts';

/** The whole application; the order of the plug-ins is the order in which a request meets them. */
export async function buildApp(
  { database, revision, secret, shutdown }: kit.NodeParts,
  config: Config,
  host: pages.SiteHost,
): Promise<FastifyInstance> {
  const { origin } = config;
  const em = () => database.fork();
  const app = kit.createServer({ ...config, headers: pages.securityHeaders(origin) });
  guardAccess(app);
  shutdown.attach(app);

  const { buildId, routes } = await host.current();
  const siteConfig = pages.publicConfig(config, { version: '1.0.0', buildId });
  const records = { views: [prices], entityManager: em };
  const readAs = createRecordReader<{ prices: Price }>(records);
  const isLocked = (request: { isGateClosed: boolean }) => request.isGateClosed;
  const open = ['/api/public', '/api/consent', '/health/live', '/health/ready'];
  const answers = pages.createPageAnswers({
    origin,
    host,
    revision,
    isLocked,
    config: siteConfig,
    session: loadSessionOf,
    data: (request, locale) => readAs({ viewer: request?.viewer ?? null, locale }),
    statusOf: (error) => (kit.isDatabaseAway(error) ? 503 : pages.pageStatusOf(error)),
  });

  await app.register(cookie);
  await app.register(pages.requestLocale);
  await app.register(kit.errors, { page: answers.failed, locale: ({ locale }) => locale });
  await app.register(kit.metrics, { database, version: '1.0.0', token: config.metricsToken });
  await app.register(kit.overload);
  await app.register(constructionGate, {
    secret,
    enabled: config.construction,
    hash: config.constructionHash,
    attempts: createAttemptStore(em),
    open: pages.openWhileClosed(routes, open),
    isSecure: origin.protocol === 'https:',
    render: answers.closed,
  });
  const stores = createAccountStores({ em, batch: kit.batchQueries });
  await app.register(authServer, { origin, secret, ...stores });
  await app.register(kit.health, { database, isDraining: shutdown.isDraining });
  await app.register(consentLog, { store: createConsentStore(em) });
  await app.register(pages.publicData, {
    config: siteConfig,
    revision,
    facts: async () => ({ practice }),
  });
  await app.register(recordServer, {
    ...records,
    viewer: ({ viewer }) => viewer,
    idempotency: createIdempotencyStore(),
    locale: ({ locale }) => locale,
    onWrite: (_write, manager) => kit.raiseRevision(manager),
    afterWrite: async () => void (await revision.refresh()),
  });
  await app.register(host.assets);
  await app.register(pages.sitemap, { answers, origin });
  await app.register(pages.pages, { host, answers, isLocked });
  return app;
}
