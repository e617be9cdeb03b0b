import { useSite } from '@praxiskit/pages/react';

/** A hidden field for a search form: keeps the language chosen in the address. */
export function KeptLanguage() {
  const { locale, explicitLocale } = useSite();
  return explicitLocale ? <input type="hidden" name="lang" value={locale} /> : null;
}
