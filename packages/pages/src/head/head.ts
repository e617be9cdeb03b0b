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

export function documentDescription(description: string, { sentence }: SiteName): string {
  return description ? `${description} ${sentence}` : sentence;
}

export interface Alternates {
  canonical: string;
  /** hreflang → address */
  alternates: Readonly<Record<Locale | 'x-default', string>>;
}

/** German is the bare address, English the one with `?lang=en`; each is canonical to itself [R1.4]. */
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
