import type { Locale } from '@praxiskit/core';
import fastifyPlugin from 'fastify-plugin';
import { escapeHtml } from '../document/escape.ts';
import { ensurePorts } from '../ensure-ports.ts';
import { alternatesOf } from '../head/head.ts';
import type { IndexedPage, PageAnswers } from './page-answers.ts';
import { openRoute } from './route-config.ts';

/** The data of a site map. */
export interface SitemapOptions {
  answers: PageAnswers;
  /** The site's own origin; the Host header never counts. */
  origin: URL;
}

/**
 * `/sitemap.xml` lists every page that may be indexed, in each language, with the instant of its last
 * change where the site says it; `/robots.txt` names it. Where
 * the pages' addresses cannot be read, the app's error handler answers.
 *
 * @throws Error at the start that names the options that are missing
 */
export const sitemap = fastifyPlugin<SitemapOptions>(async (app, options) => {
  ensurePorts('sitemap', 'SitemapOptions', options, ['answers', 'origin']);
  const { answers, origin } = options;
  const config = openRoute;

  app.get('/sitemap.xml', { config }, async (_request, reply) => {
    const [found, locales] = await Promise.all([answers.indexedPages(), answers.locales()]);
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache');
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...found.map((page) => entry(page, origin, locales)),
      '</urlset>',
    ].join('\n');
  });

  app.get('/robots.txt', { config }, async (_request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
    return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
  });
});

/**
 * The site's main language is the bare address, another one has `?lang`; each names the other
 * [R1.4].
 */
function entry({ path, changedAt }: IndexedPage, origin: URL, locales: readonly Locale[]): string {
  const url = new URL(encodeURI(path), origin);
  const { canonical, alternates } = alternatesOf(url, null, undefined, locales);
  const links = Object.entries(alternates).map(
    ([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>`,
  );
  const changed = changedAt === null ? '' : `<lastmod>${escapeHtml(changedAt)}</lastmod>`;
  return [canonical, ...locales.slice(1).map((locale) => `${canonical}?lang=${locale}`)]
    .map((address) => `<url><loc>${escapeHtml(address)}</loc>${changed}${links.join('')}</url>`)
    .join('\n');
}
