import { type Locale, locales } from '@praxiskit/core';
import { renderToString } from 'react-dom/server';
import { createStaticHandler } from 'react-router';
import type { SiteAssets } from '../assets/site-assets.ts';
import type { PublicConfig } from '../config/public-config.ts';
import { bootConfig } from '../config/public-config.ts';
import { contentTag } from '../document/content-tag.ts';
import { documentEnd, type PageDocument, writeDocument } from '../document/document.ts';
import {
  contentSecurityPolicy,
  developmentPolicy,
  type PolicySources,
} from '../document/policy.ts';
import { webManifest } from '../document/web-manifest.ts';
import { alternatesOf, documentDescription, documentTitle } from '../head/head.ts';
import type { PagePictures } from '../head/pictures.ts';
import { textsOf } from '../i18n/i18n.ts';
import { createTranslators } from '../i18n/translators.ts';
import type { PayloadAnswer, Site } from '../payload/payload.ts';
import type { RegisteredData, RegisteredFacts } from '../register.ts';
import { createRouteTree, withLayouts } from '../router/route-tree.tsx';
import { errorTitle } from '../routes/error-title.ts';
import { layoutFor } from '../routes/layout.ts';
import type { RouteRule } from '../routes/route.ts';
import { type RouteTable, rulesOf } from '../routes/route-table.ts';
import type { Words } from '../words/words.ts';
import { type CompleteServer, completeServer } from './complete-server.tsx';
import { ensureTexts } from './ensure-texts.ts';
import { ensureWhole } from './ensure-whole.ts';
import { type LoadedPage, loadPage, type PageRequest } from './load-page.ts';
import { answer, type PageAnswer } from './page-answer.ts';
import { renderPage } from './render-page.tsx';
import type { SiteContext, SiteServer, StandalonePage } from './site-server.ts';

/** The request of a page that fails outside of the rendering. */
export interface BareRequest {
  url: URL;
  locale: Locale;
  config: PublicConfig;
}

/** How errors of payload functions are read and reported. */
export interface ErrorPorts {
  statusOf(error: unknown): number;
  report(error: unknown): void;
}

export interface SiteBuild {
  routes: RouteTable;
  /** The languages of the site, the main one first. */
  locales: readonly Locale[];
  /** Also the content of builds/meta/{id}.json. */
  rules: readonly RouteRule[];
  buildId: string;
  /** /_i18n/{locale}/messages.json */
  messages(locale: Locale, isLocked: boolean): Record<string, unknown>;
}

/** A site that can be rendered: its definition, its server's half and one build's assets. */
export interface SiteApp<Data> extends SiteBuild {
  roles: readonly string[];
  addresses: CompleteServer<object, Data>['addresses'];
  /** The data around every page. */
  facts(context: SiteContext<Data>): Promise<object>;
  lastChanges: CompleteServer<object, Data>['lastChanges'];
  /** The data for a device's home screen, from the facts around every page. */
  manifest(facts: object, locale: Locale): object;
  /** Evaluates the guards and reads the data: the only slow or unavailable part of a request. */
  load(request: PageRequest<Data>, errors: ErrorPorts): Promise<LoadedPage>;
  /** HTML, or a redirect. Rejects with an error that a component throws during rendering. */
  html(request: PageRequest<Data>, loaded: LoadedPage): Promise<PageAnswer>;
  /** `{path}/_payload.json`: the same content as data. */
  payload(request: PageRequest<Data>, loaded: LoadedPage): PageAnswer;
  /**
   * The closed construction gate instead of a page: 503. `facts` are those around a locked page, if
   * known.
   *
   * @throws Error for a site without `closed`
   */
  closed(request: BareRequest, facts: object | null): PageAnswer;
  /** The page that replaces a failed one. */
  failed(request: BareRequest, status: number): PageAnswer;
}

/**
 * Creates a site that can be rendered from its server entry and one build's assets.
 * @throws Error that names what the site lacks: a part of `SiteServer`; the route of a payload function,
 * or of addresses; the addresses of a remembered route with parameters; a style sheet
 */
export function createSiteApp<Facts extends object = RegisteredFacts, Data = RegisteredData>(
  site: SiteServer<Facts, Data>,
  assets: SiteAssets,
): SiteApp<Data> {
  const server = completeServer(site);
  ensureWhole(server, assets);
  const { definition, themeColors } = server;
  const { routes, locales: offered = locales } = definition;
  const handler = createStaticHandler(createRouteTree(withLayouts(definition)));
  const { own: translators, translatorFor } = createTranslators(
    (locale) => server.messages(locale, false),
    offered,
  );
  ensureTexts(server, translators);
  const inline = { scripts: [assets.inline], styles: Object.values(assets.css) };
  const policyFor = createPolicies(server, (...sources) =>
    assets.development ? developmentPolicy(...sources) : contentSecurityPolicy(inline, ...sources),
  );
  /** Only of guests, so that the page for a broken database still names the site. */
  const lastSites: Partial<Record<Locale, Site<Facts>>> = {};

  /**
   * Names and numbers are the same in each language: those of another language are better than
   * none.
   */
  const lastSite = (locale: Locale): Site<Facts> | null =>
    lastSites[locale] ?? Object.values(lastSites)[0] ?? null;

  const sharedBySite = (locale: Locale): PagePictures => {
    const shared = server.sharedPicture?.(locale);
    return shared ? { shared } : {};
  };

  function html(status: number, config: PublicConfig, page: PageDocument): PageAnswer {
    const startFailed = textsOf(translators[page.locale])('error.start');
    const parts = { assets, startFailed, themeColors };
    const body = writeDocument(page, parts);
    const whole = answer(status, 'text/html', page.locale, body, documentEnd);
    whole.headers['content-security-policy'] = policyFor(config);
    return whole;
  }

  function standalone(
    status: number,
    { url, locale, config }: BareRequest,
    page: StandalonePage,
  ): PageAnswer {
    const name = definition.nameOf(lastSite(locale), locale);
    return html(status, config, {
      locale,
      title: documentTitle(page.title, name),
      description: documentDescription('', name),
      links: null,
      isIndexed: false,
      structured: [],
      pictures: {},
      sheets: page.sheets,
      start: 'on-demand',
      layout: 'default',
      body: renderToString(page.body),
      data: page.data
        ? { kind: 'standalone', locale, config: bootConfig(config), data: page.data }
        : null,
      origin: url.origin,
    });
  }

  function failed(request: BareRequest, status: number): PageAnswer {
    const { locale } = request;
    const t = textsOf(translators[locale]);
    const facts = lastSite(locale);
    return standalone(status, request, server.failed({ status, facts, t }));
  }

  return {
    routes,
    locales: offered,
    rules: rulesOf(routes),
    roles: server.roles,
    buildId: assets.buildId,
    addresses: server.addresses,
    lastChanges: server.lastChanges,
    manifest: (facts, locale) =>
      webManifest(definition.nameOf(facts as Site<Facts>, locale), locale, themeColors),
    facts: server.facts,
    messages: server.messages,
    failed,

    async load(request, { statusOf, report }) {
      const texts = (language: Locale, words: Words) => textsOf(translatorFor(language, words));
      const loaded = await loadPage(request, { server, texts, statusOf, report });
      if (loaded.kind === 'page' && loaded.state.site && !request.session && !request.isPreview) {
        lastSites[request.locale] = loaded.state.site as Site<Facts>;
      }
      return loaded;
    },

    async html(request, loaded) {
      const { locale, url } = request;
      if (loaded.kind === 'redirect') {
        const redirect = answer(302, 'text/html', locale, '');
        redirect.headers.location = loaded.to;
        return redirect;
      }
      const { state, status } = loaded;
      const site = state.site as Site<Facts> | null;
      // No layout can be rendered without them.
      if (!site) return failed(request, status);
      const route = loaded.match?.route ?? null;
      const isSignedIn = site.session !== null;
      const isStartedLate = route?.start === 'on-demand';
      const title =
        state.payload?.title ??
        textsOf(translators[locale])(errorTitle(status, request.match?.route ?? null));
      const name = definition.nameOf(site, locale);
      const canonical = loaded.match?.canonical ?? route?.canonical;
      const isAddress = route?.indexed === true || canonical !== undefined;
      return html(status, request.config, {
        locale,
        title: documentTitle(title, name),
        description: documentDescription(state.payload?.description ?? '', name),
        links: isAddress
          ? alternatesOf(url, request.explicitLocale ? locale : null, canonical, offered)
          : null,
        isIndexed: (route?.indexed ?? false) && server.indexed(site),
        structured: loaded.structured,
        pictures: { ...sharedBySite(locale), ...loaded.pictures },
        sheets: [
          ...new Set([
            ...(route ? (route.sheets ?? []) : server.errorSheets),
            ...(isSignedIn || route?.start === 'at-once' ? [server.internSheet] : []),
          ]),
        ],
        start: route?.start ?? 'on-demand',
        layout: layoutFor(route?.layout ?? null, isSignedIn),
        body: await renderPage(url, state, {
          handler,
          definition,
          translator: translatorFor(locale, site.words),
          lateSheet: route ? assets.late : null,
        }),
        data: {
          kind: 'page',
          locale,
          config: bootConfig(request.config),
          // A preview starts from its shown data: later fetched data may be the published version.
          state: isStartedLate && !request.isPreview ? null : state,
          tag: contentTag(state),
        },
        origin: url.origin,
      });
    },

    payload({ locale }, loaded) {
      const json = (status: number, value: object): PageAnswer =>
        answer(status, 'application/json', locale, JSON.stringify(value), '}');
      if (loaded.kind === 'redirect') {
        const redirect: PayloadAnswer = {
          title: '',
          description: '',
          data: null,
          locale,
          redirect: loaded.to,
        };
        return json(200, redirect);
      }
      const { match, state, status } = loaded;
      const { payload, site } = state;
      if (!match || !payload) {
        const code = errorCodes[status] ?? 'INTERNAL';
        const message =
          state.error?.message || textsOf(translators[locale])(errorTitle(status, null));
        return json(status, { statusCode: status, code, message });
      }
      const isStartedLate = match.route.start === 'on-demand';
      return json(status, isStartedLate ? { ...payload, site, tag: contentTag(state) } : payload);
    },

    closed(request, facts) {
      const { config, locale } = request;
      const page = standalone(503, request, server.closed(config, locale, facts as Facts | null));
      page.headers['retry-after'] = '3600';
      page.headers['x-robots-tag'] = 'noindex';
      return page;
    },
  };
}

/** The same codes as for the server's other errors. */
const errorCodes: Readonly<Record<number, string>> = { 404: 'NOT_FOUND', 503: 'UNAVAILABLE' };

/** The policy for each configuration: a process has one, so it is created once. */
function createPolicies(
  { policySources = {} }: Pick<SiteServer<object, never>, 'policySources'>,
  write: (...sources: readonly PolicySources[]) => string,
): (config: PublicConfig) => string {
  const known = new WeakMap<PublicConfig, string>();
  return (config) => {
    const written = known.get(config);
    if (written !== undefined) return written;
    const sources = typeof policySources === 'function' ? policySources(config) : [policySources];
    const policy = write(...sources);
    known.set(config, policy);
    return policy;
  };
}
