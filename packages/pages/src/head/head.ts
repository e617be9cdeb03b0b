import type { Locale } from '../locale/locale.ts';

/** How a site calls itself after a page's own title, and after its own sentence. */
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
  /** hreflang → address */
  alternates: Readonly<Record<Locale | 'x-default', string>>;
}

/**
 * German is the bare address, English the one with `?lang=en`; each is canonical to itself [R1.4D].
 *
 * @param explicit the language that `?lang` asked for
 * @param canonicalPath the path that search engines keep, where it is not that of `url`
 */
export function alternatesOf(
  url: URL,
  explicit: Locale | null,
  canonicalPath?: string,
): Alternates {
  const bare = new URL(canonicalPath ?? url.pathname, url.origin).href;
  const english = `${bare}?lang=en`;
  return {
    canonical: explicit === 'en' ? english : bare,
    alternates: { de: bare, en: english, 'x-default': bare },
  };
}
