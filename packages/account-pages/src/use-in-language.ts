import { withLanguage } from '@praxiskit/pages';
import { useOptionalSite } from '@praxiskit/pages/react';

/** Addresses of the site that keep the language of this one, where it was asked for by `?lang`. */
export function useInLanguage(): (address: string) => string {
  const site = useOptionalSite();
  return (address) => withLanguage(address, site?.explicitLocale ? site.locale : null);
}
