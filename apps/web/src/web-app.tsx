import { gateMessages } from '@praxiskit/under-construction-gate';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { App } from './app.tsx';
import { inlineScript } from './boot/inline.ts';
import type { Locale, PageAnswer, PageRequest, WebApp, WebAssets } from './contract.ts';
import { contentTag } from './document/content-tag.ts';
import { type PageDocument, writeDocument } from './document/document.ts';
import { alternatesOf, documentDescription, documentTitle } from './document/head.ts';
import { bootConfig, type GateData } from './document/page-data.ts';
import { contentSecurityPolicy, developmentPolicy } from './document/policy.ts';
import { createI18n } from './i18n/i18n.ts';
import { messagesOf } from './i18n/messages.ts';
import { StandaloneFailure, StandaloneGate } from './layouts/standalone.tsx';
import { loadPayload } from './payloads/load.ts';
import type { Payload } from './payloads/payload.ts';
import { loadSite } from './payloads/site.ts';
import { type Route, routeRules, routes } from './routes.ts';
import { routeServices } from './routing/context.ts';
import { type WireError, wireErrors } from './routing/errors.ts';
import { rootId, routeTree } from './routing/tree.tsx';
import { decodedPath } from './site/addresses.ts';
import { layoutFor } from './site/layout.ts';
import type { Practice, Site } from './site/site.ts';

/** What one walk through the routes found: data to render, or another address. */
type Outcome =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; context: StaticHandlerContext; errors: Record<string, WireError> | null };

export function createWebApp(assets: WebAssets): WebApp {
  const script = inlineScript(assets.boot);
  const handler = createStaticHandler(routeTree());
  const translators: Record<Locale, i18n> = {
    de: createI18n('de', messagesOf('de')),
    en: createI18n('en', messagesOf('en')),
  };
  const rules = routeRules();
  /** So that the page that stands in for a broken database still knows whose site it is. */
  let knownPractice: Practice | null = null;

  function routeOf(pathname: string): Route | null {
    const address = decodedPath(pathname);
    return routes.find(({ path }) => matchPath(path, address)) ?? null;
  }

  async function walk(request: PageRequest): Promise<Outcome> {
    const services = new RouterContextProvider();
    services.set(routeServices, {
      session: () => request.session,
      guestRedirect: () => request.config.guest_redirect,
      loadSite: async () => {
        const site = await loadSite(request);
        knownPractice = site.practice;
        return site;
      },
      loadPage: (routeId, { params }) =>
        loadPayload(routeId, request, params, translators[request.locale]),
    });
    let found: StaticHandlerContext | null = null;
    const response = await handler.query(new Request(request.url), {
      requestContext: services,
      // Guards run only where a response comes back through them.
      generateMiddlewareResponse: async (query) => {
        const result = await query(new Request(request.url));
        if (result instanceof Response) return result;
        found = result;
        return new Response(null, { status: result.statusCode });
      },
    });
    const context = (
      response instanceof Response ? found : response
    ) as StaticHandlerContext | null;
    const location = response instanceof Response ? response.headers.get('location') : null;
    if (location !== null && response instanceof Response) {
      return { kind: 'redirect', status: response.status, location };
    }
    if (!context) throw new Error(`No page was made for ${request.url.pathname}`);
    return { kind: 'page', context, errors: wireErrors(context) };
  }

  function answer(status: number, type: string, locale: Locale, body: string): PageAnswer {
    return {
      status,
      headers: { 'content-type': `${type}; charset=utf-8`, 'content-language': locale },
      body,
      memory: false,
    };
  }

  function html(status: number, page: PageDocument): PageAnswer {
    return answer(
      status,
      'text/html',
      page.locale,
      writeDocument(page, { assets, inlineScript: script }),
    );
  }

  function bare(
    request: PageRequest,
    status: number,
    title: string,
    body: string,
    data: GateData | null,
  ): PageAnswer {
    return html(status, {
      locale: request.locale,
      title: documentTitle(title, knownPractice, request.locale),
      description: documentDescription('', knownPractice, request.locale),
      links: null,
      isIndexed: false,
      sheets: data === null ? ['late'] : ['gate'],
      start: 'on-demand',
      layout: 'default',
      body,
      data,
      origin: request.url.origin,
    });
  }

  return {
    routes: rules,
    buildId: assets.buildId,
    contentSecurityPolicy: assets.development
      ? developmentPolicy
      : contentSecurityPolicy({
          scripts: [script],
          styles: Object.values(assets.css),
        }),
    messages: messagesOf,

    match(pathname) {
      const address = decodedPath(pathname);
      return rules.find(({ path }) => matchPath(path, address)) ?? null;
    },

    async render(request) {
      const { locale, url } = request;
      const outcome = await walk(request);
      if (outcome.kind === 'redirect') {
        const redirect = answer(outcome.status, 'text/html', locale, '');
        redirect.headers.location = outcome.location;
        return redirect;
      }
      const { context, errors } = outcome;
      const status = context.statusCode;
      if (errors && request.isBot) return answer(status, 'text/html', locale, '');

      const route = errors ? null : routeOf(url.pathname);
      const site = (context.loaderData[rootId] ?? null) as Site | null;
      const payload = (route ? context.loaderData[route.id] : null) as Payload | null;
      const t = translators[locale].t;
      const router = createStaticRouter(handler.dataRoutes, context);
      const body = renderToString(
        <App i18n={translators[locale]} lateSheet={route ? assets.late : null}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>,
      );
      const title = payload?.title ?? t(status === 404 ? 'error.notFound' : 'error.failure');
      const page = html(status, {
        locale,
        title: documentTitle(title, site?.practice ?? knownPractice, locale),
        description: documentDescription(
          payload?.description ?? '',
          site?.practice ?? knownPractice,
          locale,
        ),
        links:
          route?.indexed || route?.canonical
            ? alternatesOf(url, request.explicitLocale ? locale : null, route.canonical)
            : null,
        isIndexed: route?.indexed ?? false,
        sheets: [
          ...(route?.sheets ?? ['late' as const]),
          ...(request.session && route?.start !== 'at-once' ? ['intern' as const] : []),
        ],
        start: route?.start ?? 'on-demand',
        layout: layoutFor(route?.layout ?? null, request.session !== null),
        body,
        data: {
          kind: 'page',
          locale,
          config: bootConfig(request.config),
          state: route?.start === 'on-demand' ? null : { loaderData: context.loaderData, errors },
          tag: contentTag(context.loaderData),
        },
        origin: url.origin,
      });
      page.memory = status === 200 && route?.memory === true && request.session === null;
      return page;
    },

    async payload(request) {
      const { locale } = request;
      const outcome = await walk(request);
      const json = (status: number, value: unknown): PageAnswer =>
        answer(status, 'application/json', locale, JSON.stringify(value));
      if (outcome.kind === 'redirect') {
        return json(200, {
          title: '',
          description: '',
          data: null,
          locale,
          redirect: outcome.location,
        } satisfies Payload);
      }
      const { context, errors } = outcome;
      const route = errors ? null : routeOf(request.url.pathname);
      if (!route) {
        const error = Object.values(errors ?? {})[0];
        const status = error?.status ?? context.statusCode;
        const code = status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE';
        return json(status, { statusCode: status, code, message: error?.statusText ?? '' });
      }
      const { [rootId]: site, [route.id]: content } = context.loaderData;
      const page = json(
        context.statusCode,
        route.start === 'on-demand'
          ? { ...content, site, tag: contentTag(context.loaderData) }
          : content,
      );
      page.memory = route.memory && request.session === null;
      return page;
    },

    renderGate(request) {
      const page = bare(
        request,
        503,
        gateMessages[request.locale].title,
        renderToString(<StandaloneGate config={request.config} locale={request.locale} />),
        {
          kind: 'gate',
          locale: request.locale,
          config: {
            ...bootConfig(request.config),
            construction_hash: request.config.construction_hash,
          },
        },
      );
      page.headers['retry-after'] = '3600';
      page.headers['x-robots-tag'] = 'noindex';
      return page;
    },

    renderError(request, status) {
      if (request.isBot) return answer(status, 'text/html', request.locale, '');
      const page = bare(
        request,
        status,
        translators[request.locale].t(status === 404 ? 'error.notFound' : 'error.failure'),
        renderToString(
          <StandaloneFailure
            status={status}
            practice={knownPractice}
            address={request.url.pathname}
            i18n={translators[request.locale]}
          />,
        ),
        null,
      );
      if (status === 503) page.headers['retry-after'] = '10';
      return page;
    },
  };
}
