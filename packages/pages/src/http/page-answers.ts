import type { Locale } from '@praxiskit/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodedPath } from '../addresses/addresses.ts';
import { previewIn } from '../addresses/preview-in.ts';
import { developmentPolicy } from '../document/policy.ts';
import { ensurePorts } from '../ensure-ports.ts';
import { ownLocale } from '../locale.ts';
import { changesDaily } from '../memory/changes-daily.ts';
import { type MaybePromise, settleUntil } from '../memory/in-time.ts';
import { createMemory, type Memory } from '../memory/memory.ts';
import type { StoredPage } from '../memory/stored-page.ts';
import type { PageSession } from '../page-session.ts';
import type { RegisteredData } from '../register.ts';
import type { PageAnswer } from '../render/page-answer.ts';
import type { BareRequest, SiteApp } from '../render/site-app.tsx';
import type { LastChanges } from '../render/site-server.ts';
import type { RouteMatch } from '../routes/route-table.ts';
import { audienceOf } from './audience.ts';
import { type Addresses, createCatalogue } from './catalogue.ts';
import { errorPorts, type PagePorts, portNames } from './page-ports.ts';
import { isRobot } from './robots.ts';
import { sendPrivate, sendShared } from './send.ts';
import { createSharedPages, type PageCounts, type SharedPage } from './shared-pages.ts';
import { readTarget, type Target } from './target.ts';
import { type Asked, createVisitorPages } from './visitor-pages.ts';

/** A text answer that replaces a page. */
export interface TextAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface IndexedPage {
  path: string;
  /** The last change of its content, ISO 8601 in UTC; null if the site does not provide it. */
  changedAt: string | null;
}

export interface PageAnswers {
  readonly counts: Readonly<PageCounts>;
  /**
   * Answers every address of a page, and every unknown address.
   *
   * @throws what the port `session` rejects with, for a page of this visitor alone; an error of `statusCode`
   * 503 at once while 500 such pages are made
   * @throws an error of `statusCode` 503 where a page takes longer than 10 s and there is no older one,
   * and for an address that an older list does not have while the newest one cannot be read; what
   * `addresses` of the site reject with, where there is no older list; all for the app's error handler
   */
  answer(request: FastifyRequest, reply: FastifyReply): MaybePromise<FastifyReply>;
  /**
   * Whether the address is that of a page, or of its payload, which support GET and HEAD.
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
  /** The languages of the site, the main one first. */
  locales(): Promise<readonly Locale[]>;
  /**
   * The web manifest in the language of the request.
   *
   * @throws what `facts` of the site reject with, where there are no older ones
   */
  manifest(request: FastifyRequest): Promise<object>;
  /** The page that replaces a failed one; for robots an empty body, except for a 503 [R2.9]. */
  failed(request: FastifyRequest, status: number): Promise<TextAnswer>;
  /**
   * The page of the closed construction gate.
   *
   * @throws Error for a site without one
   */
  closed(request: FastifyRequest): Promise<TextAnswer>;
}

/**
 * Creates the answers of a site's pages: remembered if their route says so, otherwise rendered for
 * the visitor.
 * @throws Error that names the ports that are missing
 */
export function createPageAnswers<Data = RegisteredData>(ports: PagePorts<Data>): PageAnswers {
  ensurePorts('createPageAnswers', 'PagePorts', ports, portNames);
  const { origin, host, config, preview, patienceMs = 250, sessionPatienceMs = 750 } = ports;
  const revision = changesDaily(ports.revision);
  const guestData = (locale: Locale) => ports.data(null, locale);
  const guestDataOf = (site: SiteApp<Data>) => guestData(ownLocale(site.locales));
  const shared = createSharedPages({ revision, patienceMs, origin, config, data: guestData });
  const { counts } = shared;
  const addresses: Memory<Addresses> = createMemory({ revision, patienceMs });
  const facts: Memory<object> = createMemory({ revision, patienceMs });
  const changes: Memory<LastChanges> = createMemory({ revision, patienceMs });
  const catalogue = createCatalogue(addresses, guestDataOf);
  const visitorPages = createVisitorPages({ ports, catalogue, counts, facts: rememberedFacts });

  function answerFrom(site: SiteApp<Data>, request: FastifyRequest, reply: FastifyReply) {
    const target = readTarget(request.url, request.originalUrl);
    const { pathname, search } = target;
    if (pathname !== '/' && pathname.endsWith('/')) {
      return redirect(reply, pathname.slice(0, -1) + search);
    }
    const match = site.routes.match(pathname);
    const asked: Asked<Data> = { site, match, target, request, reply };
    if (match && !site.addresses[match.route.id] && isOtherSpelling(target, match)) {
      return redirect(reply, encodeURI(match.path) + search);
    }
    const draft = match?.route.memory ? previewIn(search) : null;
    if (match && draft && preview)
      return visitorPages.answerPreview({ ...asked, match }, draft, preview);
    if (host.showError || (match && !match.route.memory)) return visitorPages.answer(asked);
    const session = ports.session(request);
    const known = match && catalogue.fresh(site, match);
    if (known && isOtherSpelling(target, known)) {
      return redirect(reply, encodeURI(known.path) + search);
    }
    const isKnown = !(session instanceof Promise) && known !== undefined;
    if (isKnown && !session?.user.data.password_change) {
      const page = shared.fresh(sharedPage(asked, known, session));
      if (page) return send(request, reply, page, session);
    }
    return answerShared(asked, session);
  }

  /** Shows a developer the error instead of the failure page, which contains no details. */
  async function answerOrShow(
    request: FastifyRequest,
    reply: FastifyReply,
    showError: (error: unknown) => string,
  ): Promise<FastifyReply> {
    try {
      return await answerFrom(await host.current(), request, reply);
    } catch (error) {
      if (ports.statusOf(error) !== 500) throw error;
      return reply
        .code(500)
        .headers({ 'cache-control': 'no-store', 'content-security-policy': developmentPolicy() })
        .type('text/html; charset=utf-8')
        .send(showError(error));
    }
  }

  /** A remembered page for which the page, its address or the session must be read first. */
  async function answerShared(
    asked: Asked<Data>,
    session: MaybePromise<PageSession | null>,
  ): Promise<FastifyReply> {
    const { site, match, target, request, reply } = asked;
    const now = performance.now();
    const until = now + patienceMs;
    const [found, known] = await Promise.all([
      settleUntil(session, now + sessionPatienceMs),
      match && catalogue.get(site, match, until),
    ]);
    if (known && isOtherSpelling(target, known)) {
      return redirect(reply, encodeURI(known.path) + target.search);
    }
    // Guards are evaluated for this visitor alone: they may redirect to another page.
    if (found.value?.user.data.password_change) return visitorPages.answer(asked);
    const wanted = sharedPage(asked, known, found.value);
    const page = await shared.get(wanted, errorPorts(ports, request), until);
    if (found.isSettled) return send(request, reply, page, found.value);
    // The visitor cannot be known now: the guests' page is better than none.
    return sendPrivate(request, reply, page, { session: null });
  }

  /** Remembered, so that a page without data of its own needs no database. */
  function rememberedFacts(
    site: SiteApp<Data>,
    locale: Locale,
    isLocked: boolean,
  ): Promise<object> {
    const load = () => site.facts({ locale, config, isLocked, data: guestData(locale) });
    // In development the site's code changes without a new revision.
    if (host.showError) return load();
    return facts.get(`${locale} ${isLocked}`, { load, make: (read) => read });
  }

  function sharedPage(
    { site, target, request }: Asked<Data>,
    match: RouteMatch | null,
    session: PageSession | null,
  ): SharedPage<Data> {
    return {
      site,
      match,
      isPayload: target.isPayload,
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
      if (host.showError) return answerOrShow(request, reply, host.showError);
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
        load: () => site.lastChanges(guestDataOf(site)),
        make: (read) => read,
      });
      const paths = await Promise.all(
        indexed.map(({ id, path }) => (site.addresses[id] ? catalogue.all(site, id) : [path])),
      );
      return paths.flat().map((path) => ({ path, changedAt: changed[path] ?? null }));
    },
    locales: async () => (await host.current()).locales,
    async manifest(request) {
      const site = await host.current();
      const { locale } = request;
      return site.manifest(await rememberedFacts(site, locale, ports.isLocked(request)), locale);
    },
    failed: (request, status) => standIn(request, (site, bare) => site.failed(bare, status)),
    async closed(request) {
      const read = rememberedFacts(await host.current(), request.locale, true);
      // The gate is shown without the facts instead of late.
      const facts = await settleUntil(read, performance.now() + patienceMs);
      return standIn(request, (site, bare) => site.closed(bare, facts.value));
    },
  };
}

const redirect = (reply: FastifyReply, to: string) =>
  reply.header('cache-control', 'no-cache').redirect(to, 308);

/** Another spelling of a page's address: its case, or slashes before it. */
function isOtherSpelling({ pathname, hasMoreSlashes, isPayload }: Target, { path }: RouteMatch) {
  if (isPayload) return false;
  return hasMoreSlashes || (pathname !== path && decodedPath(pathname) !== path);
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
