import type { Locale } from '@praxiskit/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '../memory/unavailable.ts';
import type { PageRequest } from '../render/load-page.ts';
import type { PageAnswer } from '../render/page-answer.ts';
import type { SiteApp } from '../render/site-app.tsx';
import type { RouteMatch } from '../routes/route-table.ts';
import type { Catalogue } from './catalogue.ts';
import { createLimiter } from './limiter.ts';
import { errorPorts, type PagePorts } from './page-ports.ts';
import { type PackedPage, packPage, sendOnce, withPersonal } from './send.ts';
import type { PageCounts } from './shared-pages.ts';
import type { Target } from './target.ts';

/**
 * The most pages in progress that are rendered for one visitor each; further ones are refused
 * immediately.
 */
const MOST_IN_PROGRESS = 500;
/**
 * The most of these that are rendered and compressed at the same time: Node's default for
 * compression.
 */
const MOST_RENDERED = 4;

/** A request for a page, and the parts of its address. */
export interface Asked<Data> {
  site: SiteApp<Data>;
  /** Null for an unknown address. */
  match: RouteMatch | null;
  target: Target;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Pages that are rendered for one visitor and not stored. */
export interface VisitorPages<Data> {
  answer(asked: Asked<Data>): Promise<FastifyReply>;
  /**
   * The page as visitors will see it after the draft is published; for other callers the address is
   * unknown.
   */
  answerPreview(
    asked: Asked<Data> & { match: RouteMatch },
    draft: string,
    preview: NonNullable<PagePorts<Data>['preview']>,
  ): Promise<FastifyReply>;
}

export interface VisitorPagesOptions<Data> {
  ports: PagePorts<Data>;
  catalogue: Catalogue<Data>;
  counts: PageCounts;
  /** The facts around every page, remembered. */
  facts(site: SiteApp<Data>, locale: Locale, isLocked: boolean): Promise<object>;
}

export function createVisitorPages<Data>(options: VisitorPagesOptions<Data>): VisitorPages<Data> {
  const { ports, catalogue, counts, facts } = options;
  const { origin, config } = ports;
  const limiter = createLimiter(MOST_IN_PROGRESS, MOST_RENDERED, () =>
    unavailable('Too many pages are made for one visitor each'),
  );

  const addressOf = (known: RouteMatch | null, { pathname, search }: Target): URL =>
    new URL((known ? encodeURI(known.path) : pathname) + search, origin);

  async function render({ site, match, target, request }: Asked<Data>): Promise<PackedPage> {
    const { locale } = request;
    const isLocked = ports.isLocked(request);
    // Before all else: `ports.data` may read with the permissions of the viewer that this finds.
    const session = await ports.session(request);
    const known = match && (await catalogue.get(site, match));
    const wanted: PageRequest<Data> = {
      url: addressOf(known, target),
      match: known,
      locale,
      explicitLocale: request.isLocaleExplicit,
      session,
      config,
      isLocked,
      data: ports.data(request, locale),
      facts: () => facts(site, locale, isLocked),
    };
    const loaded = await site.load(wanted, errorPorts(ports, request));
    return limiter.take(async () => {
      const { isPayload } = target;
      const rendered = isPayload ? site.payload(wanted, loaded) : await site.html(wanted, loaded);
      if (loaded.kind === 'redirect') return packPage(request, rendered);
      counts.rendered += 1;
      // Otherwise the page has the session in its state. Without it a page restored for Back would
      // treat its visitor as a guest.
      const isApart = isPayload || match?.route.start === 'on-demand';
      return packPage(request, session && isApart ? withPersonal(rendered, { session }) : rendered);
    });
  }

  /** The guest's page, with the draft in `data`. */
  async function previewed(
    { site, match, target, request }: Asked<Data> & { match: RouteMatch },
    data: Data,
  ): Promise<PageRequest<Data>> {
    const { locale } = request;
    const isLocked = ports.isLocked(request);
    const known = await catalogue.find(site, match, data);
    return {
      url: addressOf(known, target),
      match: known,
      locale,
      explicitLocale: request.isLocaleExplicit,
      session: null,
      isPreview: true,
      config,
      isLocked,
      data,
      facts: () => site.facts({ locale, config, isLocked, data }),
    };
  }

  return {
    async answer(asked) {
      const page = await limiter.enter(() => render(asked));
      // Outside of the queue: a slow client must not block other visitors.
      return sendOnce(asked.request, asked.reply, page);
    },
    async answerPreview(asked, draft, preview) {
      const { site, target, request, reply } = asked;
      const page = await limiter.enter(async () => {
        // Before all else: only the owner of the draft may see it.
        await ports.session(request);
        const made = await preview(request, request.locale, draft, async (data) => {
          const wanted = await previewed(asked, data);
          return { wanted, loaded: await site.load(wanted, errorPorts(ports, request)) };
        });
        if (made === null) return render({ ...asked, match: null });
        const { wanted, loaded } = made;
        return limiter.take(async () => {
          const rendered = target.isPayload
            ? site.payload(wanted, loaded)
            : await site.html(wanted, loaded);
          return packPage(request, framedByItself(rendered));
        });
      });
      reply.header('x-robots-tag', 'noindex');
      return sendOnce(request, reply, page);
    },
  };
}

/** Pages may not be framed; a preview may, by the site's own pages. */
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
