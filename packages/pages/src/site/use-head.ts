import { useEffect } from 'react';
import { alternatesOf, documentDescription, documentTitle } from '../head/head.ts';
import type { Payload } from '../payload/payload.ts';
import { useSiteDefinition } from './contexts.ts';
import { useRoute, useSite } from './hooks.ts';

/** Updates title, description and canonical address after each navigation. */
export function useHead(payload: Pick<Payload, 'title' | 'description'>): void {
  const { nameOf, locales } = useSiteDefinition();
  const site = useSite();
  const canonicalPath = useRoute()?.canonical;
  const { title, description } = payload;
  useEffect(() => {
    const name = nameOf(site, site.locale);
    document.title = documentTitle(title, name);
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', documentDescription(description, name));
    const explicit = site.explicitLocale ? site.locale : null;
    const { canonical } = alternatesOf(new URL(location.href), explicit, canonicalPath, locales);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
  }, [title, description, site, nameOf, locales, canonicalPath]);
}
