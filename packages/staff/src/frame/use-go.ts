import { withLanguage } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { useNavigate } from 'react-router';

/** Leads to another page; the language of the address goes along. Resolves when the page is loaded. */
export function useGo(): (path: string) => Promise<void> {
  const { locale, explicitLocale } = useSite();
  const navigate = useNavigate();
  return async (path) => navigate(withLanguage(path, explicitLocale ? locale : null));
}
