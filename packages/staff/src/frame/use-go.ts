import { withLanguage } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { useNavigate } from 'react-router';

/** Leads to another page; the language of the address goes along. */
export function useGo(): (path: string) => void {
  const { locale, explicitLocale } = useSite();
  const navigate = useNavigate();
  return (path) => void navigate(withLanguage(path, explicitLocale ? locale : null));
}
