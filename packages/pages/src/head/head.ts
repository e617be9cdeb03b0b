import { type Locale, locales } from '@praxiskit/core';
import { ownLocale } from '../locale.ts';

/** The site's name after a page's title, and its sentence after a page's description. */
export interface SiteName {
  /** 'Aurelia, Praxis für ästhetische Medizin, Weimar' */
  name: string;
  /** 'Aurelia, Praxis für ästhetische Medizin in Weimar.' */
  sentence: string;
}

/** 'Preise · Aurelia, Praxis für ästhetische Medizin, Weimar' [R1.1] */
export function documentTitle(title: string, { name }: SiteName): string {
  return title ? `${title} · ${name}` : name;
}

/** The page's own sentence before the site's [R1.1D]. */
export function documentDescription(description: string, { sentence }: SiteName): string {
  return description ? `${description} ${sentence}` : sentence;
}

/** The addresses of a page for search engines, absolute. */
export interface Alternates {
  canonical: string;
  /** hreflang → address; empty where the site has one language. */
  alternates: Readonly<Partial<Record<Locale | 'x-default', string>>>;
}

/**
 * The site's main language is the bare address, another language has `?lang=en`; each is canonical
 * to itself [R1.4D].
 * @param explicit the language in `?lang`
 * @param canonicalPath the path for search engines, if it is not the path of `url`
 * @param offered the languages of the site, the main one first
 */
export function alternatesOf(
  url: URL,
  explicit: Locale | null,
  canonicalPath?: string,
  offered: readonly Locale[] = locales,
): Alternates {
  const bare = new URL(canonicalPath ?? url.pathname, url.origin).href;
  const addressIn = (locale: Locale) =>
    locale === ownLocale(offered) ? bare : `${bare}?lang=${locale}`;
  const addresses = offered.map((locale) => [locale, addressIn(locale)] as const);
  return {
    canonical: explicit ? addressIn(explicit) : bare,
    alternates: offered.length > 1 ? { ...Object.fromEntries(addresses), 'x-default': bare } : {},
  };
}
