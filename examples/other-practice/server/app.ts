import cookie from '@fastify/cookie';
// #region prices
import { authServer, guardAccess, loadSessionOf } from '@praxiskit/auth-server';
import { createAccountStores } from '@praxiskit/auth-server/mikro-orm';
// #endregion
import { createConsentStore } from '@praxiskit/consent-manager/mikro-orm';
import { consentLog } from '@praxiskit/consent-manager/server';
import * as pages from '@praxiskit/pages/server';
// #region prices
import { createIdempotencyStore, createRecordReader, recordServer } from '@praxiskit/record-server';
// #endregion
import * as kit from '@praxiskit/server-kit';
// #region gate
import { createAttemptStore } from '@praxiskit/under-construction-gate/mikro-orm';
import { constructionGate } from '@praxiskit/under-construction-gate/server';
// #endregion
import type { FastifyInstance } from 'fastify';
import { languages, practice } from '../src/content/practice.ts';
// #region prices
import type { Price } from '../src/site.ts';
// #endregion
import type { Config } from './config.ts';
// #region prices
import { prices } from './price.ts';
// #endregion

/** The whole application; the order of the plug-ins is the order in which a request meets them. */
export async function buildApp(
  node: kit.NodeParts,
  config: Config,
  host: pages.SiteHost,
): Promise<FastifyInstance> {
  const { database, revision, shutdown } = node;
  const { origin } = config;
  const em = () => database.fork();
  const app = kit.createServer({ ...config, headers: pages.securityHeaders(origin) });
  // #region prices
  guardAccess(app);
  // #endregion
  shutdown.attach(app);

  const current = await host.current();
  const siteConfig = pages.publicConfig(config, { version: '1.0.0', buildId: current.buildId });
  // #region prices
  const records = { views: [prices], entityManager: em };
  const readAs = createRecordReader<{ prices: Price }>(records);
  // #endregion
  const ports: pages.VisitorPorts = {
    ...pages.guestPorts,
    // #region prices
    session: loadSessionOf,
    data: (request, locale) => readAs({ viewer: request?.viewer ?? null, locale }),
    // #endregion
    // #region gate
    isLocked: (request) => request.isGateClosed,
    // #endregion
  };
  const answers = pages.createPageAnswers({
    ...ports,
    origin,
    host,
    revision,
    config: siteConfig,
    statusOf: (error) => (kit.isDatabaseAway(error) ? 503 : pages.pageStatusOf(error)),
  });

  await app.register(cookie);
  await app.register(pages.requestLocale, { locales: languages });
  await app.register(kit.errors, { page: answers.failed, locale: ({ locale }) => locale });
  await app.register(kit.metrics, { database, version: '1.0.0', token: config.metricsToken });
  await app.register(kit.overload);
  await app.register(pages.ownHost, { origin });
  // #region gate
  const open = ['/api/public', '/api/consent', '/health/live', '/health/ready'];
  await app.register(constructionGate, {
    secret: node.secret,
    enabled: config.construction,
    hash: config.constructionHash,
    attempts: createAttemptStore(em),
    open: pages.openWhileClosed(current.routes, open),
    isSecure: origin.protocol === 'https:',
    render: answers.closed,
  });
  // #endregion
  // #region prices
  const stores = createAccountStores({ em, batch: kit.batchQueries });
  await app.register(authServer, {
    origin,
    secret: node.secret,
    formerSecrets: config.formerSecrets,
    locale: ({ locale }) => locale,
    ...stores,
  });
  // #endregion
  await app.register(kit.health, { database, isDraining: shutdown.isDraining });
  await app.register(consentLog, { store: createConsentStore(em) });
  await app.register(pages.publicData, {
    config: siteConfig,
    revision,
    facts: async () => ({ practice }),
  });
  // #region prices
  await app.register(recordServer, {
    ...records,
    viewer: ({ viewer }) => viewer,
    idempotency: createIdempotencyStore(),
    locale: ({ locale }) => locale,
    onWrite: (_write, manager) => kit.raiseRevision(manager),
    afterWrite: async () => void (await revision.refresh()),
  });
  // #endregion
  await app.register(host.assets);
  await app.register(pages.sitemap, { answers, origin });
  await app.register(pages.pages, { host, answers, isLocked: ports.isLocked });
  return app;
}
