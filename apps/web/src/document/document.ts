import type { Layout, Locale, Sheet, Start, WebAssets } from '../contract.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import type { Alternates } from './head.ts';
import { dataElementId, type GateData, type PageData } from './page-data.ts';

export interface PageDocument {
  locale: Locale;
  title: string;
  description: string;
  links: Alternates | null;
  isIndexed: boolean;
  /** The style sheets that the page is written with, beside the site's own. */
  sheets: readonly Sheet[];
  start: Start;
  layout: Layout;
  body: string;
  /** What the browser's half starts from; `null` leaves the page as it is, for good. */
  data: PageData | GateData | null;
  origin: string;
}

export interface DocumentParts {
  assets: WebAssets;
  inlineScript: string;
}

const themeColors = `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151824">`;

function linkTags(links: Alternates | null): string {
  if (!links) return '';
  const alternates = Object.entries(links.alternates)
    .map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}">`)
    .join('');
  return `<link rel="canonical" href="${escapeHtml(links.canonical)}">${alternates}`;
}

function metaTags(page: PageDocument): string {
  const og = {
    title: page.title,
    description: page.description,
    image: `${page.origin}/favicon.png`,
    type: 'website',
    ...(page.links ? { url: page.links.canonical } : {}),
    locale: page.locale === 'de' ? 'de_DE' : 'en_US',
  };
  return Object.entries(og)
    .map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`)
    .join('');
}

/** The page around the rendered app: no script runs in it but the inline one, none is fetched before load. */
export function writeDocument(page: PageDocument, { assets, inlineScript }: DocumentParts): string {
  const styles = (['site', ...page.sheets] as const).map((sheet) => assets.css[sheet]);
  return [
    `<!doctype html><html lang="${page.locale}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="format-detection" content="telephone=no">',
    themeColors,
    page.isIndexed ? '' : '<meta name="robots" content="noindex">',
    `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    ...styles.map((css) => `<style>${css}</style>`),
    `<script>${inlineScript}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.png" sizes="180x180"><link rel="apple-touch-icon" href="/favicon.png">',
    linkTags(page.links),
    metaTags(page),
    assets.development?.head ?? '',
    `</head><body><div id="root" data-start="${page.start}" data-layout="${page.layout}">${page.body}</div>`,
    page.data === null
      ? ''
      : `<script type="application/json" id="${dataElementId}">${escapeJson(page.data)}</script>`,
    '</body></html>',
  ].join('');
}
