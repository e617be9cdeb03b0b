import type { Locale } from '@praxiskit/core';
import type { SiteAssets } from '../assets/site-assets.ts';
import type { Alternates } from '../head/head.ts';
import type { FirstPicture, PagePictures } from '../head/pictures.ts';
import type { Layout, Start } from '../routes/route.ts';
import { escapeHtml, escapeJson } from './escape.ts';
import { type PageData, pageDataId, type StandaloneData } from './page-data.ts';

export interface PageDocument {
  locale: Locale;
  title: string;
  description: string;
  /** Null for pages without an address of their own. */
  links: Alternates | null;
  isIndexed: boolean;
  /** schema.org things about the page. */
  structured: readonly object[];
  pictures: PagePictures;
  /** The style sheets of the page, in addition to the site's own. */
  sheets: readonly string[];
  start: Start;
  layout: Layout;
  body: string;
  /** The data that the browser starts from; null for a page without scripts. */
  data: PageData | StandaloneData | null;
  origin: string;
}

export const documentEnd = '</body></html>';

export interface DocumentParts {
  assets: SiteAssets;
  /** The message of the inline script if the page's scripts do not load, in the page's language. */
  startFailed: string;
  /** Colors of the browser's own bars around the page. */
  themeColors?: ThemeColors | undefined;
}

/** CSS colors, by the theme of the visitor's device. */
export interface ThemeColors {
  light: string;
  dark: string;
}

/** The page around its rendered body. */
export function writeDocument(page: PageDocument, parts: DocumentParts): string {
  const { assets, startFailed, themeColors } = parts;
  const styles = ['site', ...page.sheets].map((sheet) => {
    const css = assets.css[sheet];
    if (css === undefined) throw new Error(`There is no style sheet '${sheet}'`);
    return `<style>${css}</style>`;
  });
  return [
    `<!doctype html><html lang="${page.locale}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="format-detection" content="telephone=no">',
    themeColorTags(themeColors),
    page.isIndexed ? '' : '<meta name="robots" content="noindex">',
    fontTag(assets.font),
    ...(page.pictures.first ?? []).map(pictureTag),
    ...styles,
    `<script>${assets.inline}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.png" sizes="180x180"><link rel="apple-touch-icon" href="/favicon.png"><link rel="manifest" href="/manifest.webmanifest">',
    linkTags(page.links),
    metaTags(page),
    structuredData(page.structured),
    assets.development?.head ?? '',
    `</head><body><div id="root" data-start="${page.start}" data-layout="${page.layout}" data-start-failed="${escapeHtml(startFailed)}">${page.body}</div>`,
    page.data === null ? '' : jsonElement(pageDataId, page.data),
    documentEnd,
  ].join('');
}

/** Data for the browser, in an element that is not executed. */
export function jsonElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;
}

function themeColorTags(colors: ThemeColors | undefined): string {
  return Object.entries(colors ?? {})
    .map(
      ([theme, color]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${escapeHtml(color)}">`,
    )
    .join('');
}

function fontTag(font: string | null): string {
  if (font === null) return '';
  return `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`;
}

/** Before resources that only the styles request: the visitor waits for this picture. */
function pictureTag({ address, type, media }: FirstPicture): string {
  return `<link rel="preload" href="${escapeHtml(address)}" as="image" type="${type}" media="${escapeHtml(media)}" fetchpriority="high">`;
}

function linkTags(links: Alternates | null): string {
  if (!links) return '';
  const alternates = Object.entries(links.alternates)
    .map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}">`)
    .join('');
  return `<link rel="canonical" href="${escapeHtml(links.canonical)}">${alternates}`;
}

function structuredData(things: readonly object[]): string {
  if (things.length === 0) return '';
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${escapeJson(graph)}</script>`;
}

function metaTags(page: PageDocument): string {
  const { shared } = page.pictures;
  const openGraph = {
    title: page.title,
    description: page.description,
    image: new URL(shared?.address ?? '/favicon.png', page.origin).href,
    ...(shared
      ? {
          'image:type': shared.type,
          'image:width': shared.width,
          'image:height': shared.height,
          'image:alt': shared.alt,
        }
      : {}),
    type: 'website',
    ...(page.links ? { url: page.links.canonical } : {}),
    locale: page.locale === 'de' ? 'de_DE' : 'en_US',
  };
  const tags = Object.entries(openGraph).map(
    ([name, content]) => `<meta property="og:${name}" content="${escapeHtml(String(content))}">`,
  );
  // The rest of a card is read from Open Graph.
  const card = shared ? 'summary_large_image' : 'summary';
  return [...tags, `<meta name="twitter:card" content="${card}">`].join('');
}
