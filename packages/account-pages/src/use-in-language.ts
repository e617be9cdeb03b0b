import { withLanguage } from '@praxiskit/pages';
import { useOptionalSite } from '@praxiskit/pages/react';

/** Adds the language of this page to an address of the site, if it was set by `?lang`. */
export function useInLanguage(): (address: string) => string {
  const site = useOptionalSite();
  return (address) => withLanguage(address, site?.explicitLocale ? site.locale : null);
}
