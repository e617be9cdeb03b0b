import type { FastifyReply, FastifyRequest } from 'fastify';
import { previewIn } from '../addresses/preview-in.ts';
import type { PublicConfig } from '../config/public-config.ts';
import type { Locale } from '../locale/locale.ts';
import { changesDaily } from '../memory/changes-daily.ts';
import { type MaybePromise, settleUntil } from '../memory/in-time.ts';
import { createMemory, type Memory, type RevisionPort } from '../memory/memory.ts';
import type { StoredPage } from '../memory/stored-page.ts';
import { unavailable } from '../memory/unavailable.ts';
import { ensurePorts } from '../ports/ensure-ports.ts';
import type { RegisteredData } from '../register.ts';
import type { PageRequest } from '../render/load-page.ts';
import type { PageAnswer } from '../render/page-answer.ts';
import type { BareRequest, ErrorPorts, SiteApp } from '../render/site-app.tsx';
import type { LastChanges } from '../render/site-server.ts';
import type { RouteMatch } from '../routes/route-table.ts';
import type { PageSession } from '../session/page-session.ts';
import { audienceOf } from './audience.ts';
import { type Addresses, createCatalogue } from './catalogue.ts';
import { isRobot, type PackedPage, packPage, sendOnce, sendPrivate, sendShared } from './send.ts';
import { createSharedPages, type PageCounts, type SharedPage } from './shared-pages.ts';
import type { SiteHost } from './site-host.ts';
import { readTarget, type Target } from './target.ts';
import { createTurns } from './turns.ts';

/** So many pages are made for one visitor each at the same time; further ones are refused at once. */
const MOST_ALONE = 500;
/** So many of these are rendered and compressed at the same time: as Node compresses, by default. */
const MOST_RENDERED = 4;

/** What the engine knows of the rest of the server. */
export interface PagePorts<Data> {
  /** The site's own origin; the Host header never counts. */
  origin: URL;
  host: SiteHost<Data>;
  config: PublicConfig;
  /** The revision of the content that pages show. */
  revision: RevisionPort;
  /** The visitor's session; rejects while it cannot be known. */
  session(request: FastifyRequest): MaybePromise<PageSession | null>;
  /** The construction gate is closed for this visitor. */
  isLocked(request: FastifyRequest): boolean;
  /** Reads with the permissions of the request's visitor; of a guest where it is null. */
  data(request: FastifyRequest | null, locale: Locale): Data;
  /**
   * Reads as if the draft that `?draft=` names were published, for as long as `load` runs; null where there is
   * none for the request's visitor. Without it the parameter says nothing.
   */
  preview?<Loaded>(
    request: FastifyRequest,
    locale: Locale,
    draft: string,
    load: (data: Data) => Promise<Loaded>,
  ): Promise<Loaded | null>;
  /** The page's status for an error of a payload function: 404, 503 or 500; see `pageStatusOf`. */
  statusOf(error: unknown): number;
  /**
   * Milliseconds that a remembered page waits for the database where it has an older one; 250 by
   * default.
   */
  patienceMs?: number;
  /**
   * Milliseconds that a remembered page waits for the visitor's session before it is sent as a guest's;
   * 750 by default. The browser asks again for what did not come.
   */
  sessionPatienceMs?: number;
}

/** An answer as text, for the places that stand in for a page. */
export interface TextAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A page as the site map has it. */
export interface IndexedPage {
  path: string;
  /** When what it shows was last changed, ISO 8601 in UTC; null where the site does not say it. */
  changedAt: string | null;
}

/** Answers requests for pages. */
export interface PageAnswers {
  readonly counts: Readonly<PageCounts>;
  /**
   * Answers every address that is a page's, or no one's.
   *
   * @throws what the port `session` rejects with, for a page of this visitor alone; an error of `statusCode`
   * 503 at once while 500 such pages are made
   * @throws an error of `statusCode` 503 where a page takes longer than 10 s and there is no older one,
   * and for an address that an older list does not have while the newest one cannot be read; what
   * `addresses` of the site reject with, where there is no older list; all for the app's error handler
   */
  answer(request: FastifyRequest, reply: FastifyReply): MaybePromise<FastifyReply>;
  /**
   * Whether the address is that of a page, or of its payload, which GET and HEAD are for.
   *
   * @throws as `answer` for an address that cannot be known
   */
  isPage(request: FastifyRequest): Promise<boolean>;
  /**
   * Every page that search engines may list.
   *
   * @throws what `addresses` or `lastChanges` of the site reject with, where there is nothing older
   */
  indexedPages(): Promise<IndexedPage[]>;
  /**
   * The web manifest in the language of the request.
   *
   * @throws what `facts` of the site reject with, where there are no older ones
   */
  manifest(request: FastifyRequest): Promise<object>;
  /** The page in place of one that failed; for robots an empty body, but where it is a 503 [R2.9]. */
  failed(request: FastifyRequest, status: number): Promise<TextAnswer>;
  /**
   * The page of the closed construction gate.
   *
   * @throws Error for a site that has none
   */
  closed(request: FastifyRequest): Promise<TextAnswer>;
}

const portNames = [
  ...(['origin', 'host', 'config', 'revision'] as const),
  ...(['session', 'isLocked', 'data', 'statusOf'] as const),
];

/**
 * Makes the answers of a site's pages: remembered where their route says so, rendered for the visitor
 * otherwise.
 *
 * @throws Error that names the ports that are missing
 */
export function createPageAnswers<Data = RegisteredData>(ports: PagePorts<Data>): PageAnswers {
  ensurePorts('createPageAnswers', 'PagePorts', ports, portNames);
  const { origin, host, config, patienceMs = 250, sessionPatienceMs = 750 } = ports;
  const revision = changesDaily(ports.revision);
  const guestData = (locale: Locale) => ports.data(null, locale);
  const shared = createSharedPages({ revision, patienceMs, origin, config, data: guestData });
  const { counts } = shared;
  const addresses: Memory<Addresses> = createMemory({ revision, patienceMs });
  const facts: Memory<object> = createMemory({ revision, patienceMs });
  const changes: Memory<LastChanges> = createMemory({ revision, patienceMs });
  const alone = createTurns(MOST_ALONE, MOST_RENDERED, () =>
    unavailable('Too many pages are made for one visitor each'),
  );
  const catalogue = createCatalogue(addresses, () => guestData('de'));

  function answerFrom(site: SiteApp<Data>, request: FastifyRequest, reply: FastifyReply) {
    const target = readTarget(request.url);
    const { pathname, search } = target;
    if (pathname !== '/' && pathname.endsWith('/')) {
      return reply
        .header('cache-control', 'no-cache')
        .redirect(pathname.slice(0, -1) + search, 308);
    }
    const match = site.routes.match(pathname);
    const draft = match?.route.memory ? previewIn(search) : null;
    if (match && draft && ports.preview) {
      return answerPreview(ports.preview, draft, site, match, target, request, reply);
    }
    if (host.isDevelopment || (match && !match.route.memory)) {
      return answerAlone(site, match, target, request, reply);
    }
    const session = ports.session(request);
    const known = match && catalogue.fresh(site, match);
    const isKnown = !(session instanceof Promise) && known !== undefined;
    if (isKnown && !session?.user.data.password_change) {
      const page = shared.fresh(sharedPage(site, known, target, request, session));
      if (page) return send(request, reply, page, session);
    }
    return answerShared(site, match, target, request, reply, session);
  }

  /** A remembered page that has to be asked for first: it, its address, or the session. */
  async function answerShared(
    site: SiteApp<Data>,
    match: RouteMatch | null,
    target: Target,
    request: FastifyRequest,
    reply: FastifyReply,
    asked: MaybePromise<PageSession | null>,
  ): Promise<FastifyReply> {
    const now = performance.now();
    const until = now + patienceMs;
    const [found, known] = await Promise.all([
      settleUntil(asked, now + sessionPatienceMs),
      match && catalogue.get(site, match, until),
    ]);
    // Guards are asked for this visitor alone: they may send to another page.
    if (found.value?.user.data.password_change) {
      return answerAlone(site, match, target, request, reply);
    }
    const wanted = sharedPage(site, known, target, request, found.value);
    const page = await shared.get(wanted, errorPorts(request), until);
    if (found.isSettled) return send(request, reply, page, found.value);
    // Whose page it is cannot be known now: the guests' one is better than none.
    return sendPrivate(request, reply, page, { session: null });
  }

  /** A page for this visitor alone. */
  async function answerAlone(
    site: SiteApp<Data>,
    match: RouteMatch | null,
    target: Target,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const page = await alone.enter(() => renderAlone(site, match, target, request));
    // Not inside: a visitor who reads slowly is in nobody's way.
    return sendOnce(request, reply, page);
  }

  /** A remembered page as visitors will see it once the draft is published; for others the address is unknown. */
  async function answerPreview(
    preview: NonNullable<PagePorts<Data>['preview']>,
    draft: string,
    site: SiteApp<Data>,
    match: RouteMatch,
    target: Target,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { locale } = request;
    const page = await alone.enter(async () => {
      // First of all: it is this visitor's draft or nobody's.
      await ports.session(request);
      const made = await preview(request, locale, draft, async (data) => {
        const asked = await previewRequest(site, match, target, request, data);
        return { asked, loaded: await site.load(asked, errorPorts(request)) };
      });
      if (made === null) return renderAlone(site, null, target, request);
      const { asked, loaded } = made;
      return alone.take(async () => {
        const rendered = target.isPayload
          ? site.payload(asked, loaded)
          : await site.html(asked, loaded);
        return packPage(request, framedByItself(rendered));
      });
    });
    reply.header('x-robots-tag', 'noindex');
    return sendOnce(request, reply, page);
  }

  async function previewRequest(
    site: SiteApp<Data>,
    match: RouteMatch,
    { search, pathname }: Target,
    request: FastifyRequest,
    data: Data,
  ): Promise<PageRequest<Data>> {
    const { locale } = request;
    const isLocked = ports.isLocked(request);
    const known = await catalogue.find(site, match, data);
    return {
      url: new URL((known ? encodeURI(known.path) : pathname) + search, origin),
      match: known,
      locale,
      explicitLocale: request.isLocaleExplicit,
      // As a guest has it.
      session: null,
      isPreview: true,
      ...{ config, isLocked, data },
      facts: () => site.facts({ locale, config, isLocked, data }),
    };
  }

  async function renderAlone(
    site: SiteApp<Data>,
    match: RouteMatch | null,
    { search, pathname, isPayload }: Target,
    request: FastifyRequest,
  ): Promise<PackedPage> {
    const { locale } = request;
    const isLocked = ports.isLocked(request);
    // First of all: `ports.data` may read with the permissions of the viewer that this finds.
    const session = await ports.session(request);
    const known = match && (await catalogue.get(site, match));
    const asked: PageRequest<Data> = {
      url: new URL((known ? encodeURI(known.path) : pathname) + search, origin),
      match: known,
      locale,
      explicitLocale: request.isLocaleExplicit,
      ...{ session, config },
      isLocked,
      data: ports.data(request, locale),
      facts: () => rememberedFacts(site, locale, isLocked),
    };
    const loaded = await site.load(asked, errorPorts(request));
    return alone.take(async () => {
      const rendered = isPayload ? site.payload(asked, loaded) : await site.html(asked, loaded);
      if (loaded.kind === 'page') counts.rendered += 1;
      return packPage(request, rendered);
    });
  }

  /** So that a page without data of its own needs no database, however many ask for it. */
  function rememberedFacts(
    site: SiteApp<Data>,
    locale: Locale,
    isLocked: boolean,
  ): Promise<object> {
    const load = () => site.facts({ locale, config, isLocked, data: guestData(locale) });
    // In development the site's own code changes, which no revision tells of.
    if (host.isDevelopment) return load();
    return facts.get(`${locale} ${isLocked}`, { load, make: (read) => read });
  }

  function errorPorts({ log }: FastifyRequest): ErrorPorts {
    return {
      statusOf: ports.statusOf,
      report: (error) => log.error({ err: error }, 'A page could not be loaded'),
    };
  }

  function sharedPage(
    site: SiteApp<Data>,
    match: RouteMatch | null,
    { isPayload }: Target,
    request: FastifyRequest,
    session: PageSession | null,
  ): SharedPage<Data> {
    return {
      ...{ site, match, isPayload },
      locale: request.locale,
      isExplicit: request.isLocaleExplicit,
      isLocked: ports.isLocked(request),
      audience: audienceOf(session, site.roles),
    };
  }

  async function standIn(
    request: FastifyRequest,
    page: (site: SiteApp<Data>, bare: BareRequest) => PageAnswer,
  ): Promise<TextAnswer> {
    const site = await host.current();
    const url = new URL(readTarget(request.url).pathname, origin);
    const { status, headers, body, end } = page(site, { url, locale: request.locale, config });
    return { status, headers, body: isRobot(request) && status !== 503 ? '' : body + end };
  }

  return {
    counts,
    answer(request, reply) {
      const site = host.current();
      return site instanceof Promise
        ? site.then((app) => answerFrom(app, request, reply))
        : answerFrom(site, request, reply);
    },
    async isPage(request) {
      const site = await host.current();
      const match = site.routes.match(readTarget(request.url).pathname);
      return match !== null && (await catalogue.get(site, match)) !== null;
    },
    async indexedPages() {
      const site = await host.current();
      const indexed = site.routes.routes.filter((route) => route.indexed);
      const changed = await changes.get('', {
        load: () => site.lastChanges(guestData('de')),
        make: (read) => read,
      });
      const paths = await Promise.all(
        indexed.map(({ id, path }) => (site.addresses[id] ? catalogue.all(site, id) : [path])),
      );
      return paths.flat().map((path) => ({ path, changedAt: changed[path] ?? null }));
    },
    async manifest(request) {
      const site = await host.current();
      const { locale } = request;
      return site.manifest(await rememberedFacts(site, locale, ports.isLocked(request)), locale);
    },
    failed: (request, status) => standIn(request, (site, bare) => site.failed(bare, status)),
    async closed(request) {
      const read = rememberedFacts(await host.current(), request.locale, true);
      // The gate is shown without them rather than late.
      const facts = await settleUntil(read, performance.now() + patienceMs);
      return standIn(request, (site, bare) => site.closed(bare, facts.value));
    },
  };
}

/** Pages are shown in no frame; a preview is, in the site's own. */
function framedByItself(page: PageAnswer): PageAnswer {
  const policy = page.headers['content-security-policy'] ?? '';
  return {
    ...page,
    headers: {
      ...page.headers,
      'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      'x-frame-options': 'SAMEORIGIN',
    },
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  session: PageSession | null,
): FastifyReply {
  return session
    ? sendPrivate(request, reply, page, { session })
    : sendShared(request, reply, page);
}
