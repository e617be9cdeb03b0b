import cookie from '@fastify/cookie';
import {
  authServer,
  createBreachedList,
  guardAccess,
  liveSessions,
  loadSessionOf,
  usualRoles,
} from '@praxiskit/auth-server';
import { createAccountStores } from '@praxiskit/auth-server/mikro-orm';
import { openFindings } from '@praxiskit/compliance';
import { createConsentStore } from '@praxiskit/consent-manager/mikro-orm';
import { consentLog } from '@praxiskit/consent-manager/server';
import { contactRequests, createRequestStore } from '@praxiskit/contact-requests/server';
import { createLetterPress } from '@praxiskit/letters/press';
import { letterRoutes } from '@praxiskit/letters/server';
import {
  createPageAnswers,
  images,
  openWhileClosed,
  ownHost,
  pageStatusOf,
  pages,
  publicConfig,
  publicData,
  publicSchema,
  requestLocale,
  type SiteHost,
  securityHeaders,
  sitemap,
} from '@praxiskit/pages/server';
import { findProfileByEmail, makeProfile, nameProfile } from '@praxiskit/patients/mikro-orm';
import { readPractice } from '@praxiskit/practice/mikro-orm';
import { practiceSchema } from '@praxiskit/practice/server';
import {
  createIdempotencyStore,
  createOpenApi,
  createRecordReader,
  recordServer,
} from '@praxiskit/record-server';
import { createRecordDrafts, publishedRows, readPublished } from '@praxiskit/record-server/drafts';
import {
  apiDocs,
  batchQueries,
  createServer,
  errors,
  health,
  isDatabaseAway,
  mailFigures,
  metrics,
  type NodeParts,
  overload,
} from '@praxiskit/server-kit';
import release from '@praxiskit/server-kit/package.json' with { type: 'json' };
import { Treatment } from '@praxiskit/treatments/mikro-orm';
import { createAttemptStore } from '@praxiskit/under-construction-gate/mikro-orm';
import { constructionGate } from '@praxiskit/under-construction-gate/server';
import { practiceFacts, type SiteData, type Views } from '@praxiskit/web/records';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { JobPayloads } from './jobs.ts';
import { exportPatient } from './modules/accounts/export-patient.ts';
import { readLetterSender } from './modules/letters/letter-sender.ts';
import { keepOpened } from './modules/records/on-open.ts';
import { createOnWrite } from './modules/records/on-write.ts';
import { isDoctor, isStaff } from './modules/records/roles.ts';
import { createViews } from './modules/records/views.ts';
import { ContactRequest } from './modules/requests/request.entity.ts';
import { createSiteData } from './site-data.ts';

export interface AppParts extends NodeParts<JobPayloads> {
  config: Config;
  host: SiteHost<SiteData>;
}

/** Open behind the construction gate, beside the legal pages. */
const publicWhileClosed = ['/api/public', '/api/consent', '/health/live', '/health/ready'];

/** The whole application as a Fastify instance that does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, secret, database, jobs, revision, host, shutdown } = parts;
  const { origin } = config;
  const em = () => database.fork();
  const app = createServer({ ...config, headers: securityHeaders(origin) });
  // Before every plug-in, so that each route is seen and no request is missed.
  guardAccess(app);
  shutdown.attach(app);

  const { buildId, routes } = await host.current();
  const siteConfig = publicConfig(config, { version: release.version, buildId, origin });
  const press = createLetterPress();
  app.addHook('onClose', () => press.close());
  const { letterTakeBackS: takeBackS } = config;
  const sending = { press, readSender: readLetterSender, takeBackS };
  const records = {
    views: createViews(routes, sending),
    entityManager: em,
    roles: usualRoles.all,
    events: {
      listener: database.listener,
      sessions: liveSessions,
      isStopping: shutdown.isDraining,
    },
  };
  const describeRecords = createOpenApi(records);
  const readAs = readPublished(createRecordReader<Views>(records), records.views);
  const isLocked = (request: { isGateClosed: boolean }) => request.isGateClosed;
  const localeOf = ({ locale }: FastifyRequest) => locale;
  const viewerOf = ({ viewer }: FastifyRequest) => viewer;
  const writing = {
    ...records,
    viewer: viewerOf,
    locale: localeOf,
    onWrite: createOnWrite(jobs, takeBackS),
    onOpen: keepOpened,
    // A user who changes a price and then opens the price page sees the new one.
    afterWrite: async () => void (await revision.refresh()),
  };
  const drafts = createRecordDrafts({ ...writing, openFindings });
  const siteData = createSiteData(readAs, config.requestsKeptDays);
  const answers = createPageAnswers<SiteData>({
    origin,
    host,
    revision,
    isLocked,
    config: siteConfig,
    session: loadSessionOf,
    data: siteData,
    preview: (request, locale, draft, load) =>
      drafts.preview(request, draft, (inside) => load(siteData(null, locale, inside))),
    statusOf: (error) => (isDatabaseAway(error) ? 503 : pageStatusOf(error)),
  });

  // Before every route that it describes.
  await app.register(apiDocs, {
    info: { title: 'PraxisKit', version: siteConfig.version },
    origin,
    more: (request) => describeRecords(request.viewer, request.locale),
  });
  await app.register(cookie);
  await app.register(requestLocale);
  await app.register(errors, { page: answers.failed, locale: localeOf, viewer: viewerOf });
  await app.register(metrics, {
    database,
    version: siteConfig.version,
    token: config.metricsToken,
    async figures() {
      const mails = await jobs.figures();
      return {
        pages_from_memory_total: answers.counts.fromMemory,
        pages_rendered_total: answers.counts.rendered,
        ...mailFigures('letter', mails['letter-available']),
        ...mailFigures('account', mails['account-mail']),
        ...mailFigures('request', mails['contact-request']),
      };
    },
  });
  await app.register(overload);
  await app.register(ownHost, { origin });
  await app.register(constructionGate, {
    enabled: config.construction,
    hash: config.constructionHash,
    secret,
    attempts: createAttemptStore(em),
    open: openWhileClosed(routes, publicWhileClosed),
    isSecure: origin.protocol === 'https:',
    render: answers.closed,
  });
  await app.register(authServer, {
    origin,
    secret,
    formerSecrets: config.formerSecrets,
    secondFactorFor: config.secondFactorFor,
    isBreached: createBreachedList(config.breachedPasswords),
    ...createAccountStores({
      em,
      batch: batchQueries,
      enqueueMail: (manager, mail) => jobs.enqueue(manager, 'account-mail', mail),
      onCreate: makeProfile,
      onName: nameProfile,
      onEmail: findProfileByEmail,
    }),
    async contextWords() {
      const { name, city } = await readPractice(em());
      return ['Praxis', name, city].filter(Boolean);
    },
    exportData: (accountId) => exportPatient(em(), accountId, sending),
    locale: localeOf,
    linkPage: (request, reply) => answers.answer(request, reply),
    pages: { home: '/private' },
  });
  await app.register(health, { database, isDraining: shutdown.isDraining });
  await app.register(contactRequests, {
    origin,
    secret,
    keptDays: config.requestsKeptDays,
    locale: localeOf,
    limit: createAttemptStore(em, { limit: 30, window: 3_600_000 }),
    store: createRequestStore({
      em,
      entity: ContactRequest,
      treatment: Treatment,
      offered: publishedRows,
      isLive: true,
      enqueueMail: (manager, mail) => jobs.enqueue(manager, 'contact-request', mail),
    }),
  });
  await app.register(consentLog, { store: createConsentStore(em) });
  await app.register(publicData, {
    config: siteConfig,
    revision,
    isLocked,
    facts: async () => ({ practice: await practiceFacts(readAs({ viewer: null, locale: 'de' })) }),
    schema: publicSchema({ practice: practiceSchema }),
  });
  await app.register(recordServer, { ...writing, idempotency: createIdempotencyStore() });
  await app.register(letterRoutes, { ...writing, sending, isStaff, isDoctor });
  await app.register(drafts.routes);
  await app.register(host.assets);
  await app.register(images, {
    origin,
    // Files of the practice take precedence over files of the build.
    directories: [config.picturesDir, host.pictures],
    hosts: config.imageHosts,
    cacheDirectory: config.pictureCacheDir,
  });
  await app.register(sitemap, { answers, origin });
  await app.register(pages, { host, answers, isLocked });
  return app;
}
