import type { Locale } from '../contract.ts';

const phrase: Record<Locale, string> = {
  de: 'Praxis für ästhetische Medizin',
  en: 'Practice for aesthetic medicine',
};

interface Named {
  name: string;
  city: string;
}

/** 'Preise · Aurelia, Praxis für ästhetische Medizin, Weimar' */
export function documentTitle(title: string, practice: Named | null, locale: Locale): string {
  const site = practice ? `${practice.name}, ${phrase[locale]}, ${practice.city}` : phrase[locale];
  return title ? `${title} · ${site}` : site;
}

export function documentDescription(
  description: string,
  practice: Named | null,
  locale: Locale,
): string {
  const site = practice
    ? `${practice.name}, ${phrase[locale]} in ${practice.city}.`
    : `${phrase[locale]}.`;
  return description ? `${description} ${site}` : site;
}

export interface Alternates {
  canonical: string;
  /** hreflang → address */
  alternates: Record<string, string>;
}

/** German is the bare address, English the one with `?lang=en`; each is canonical to itself. */
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
