import { useSite } from '@praxiskit/pages/react';

/** In a form that is a search: keeps the language that the address has chosen. */
export function KeptLanguage() {
  const { locale, explicitLocale } = useSite();
  return explicitLocale ? <input type="hidden" name="lang" value={locale} /> : null;
}
