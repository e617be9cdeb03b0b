import { withLanguage } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { useNavigate } from 'react-router';
import { accountPaths } from '../paths.ts';

/** Recovery codes in an answer of the server, or in a navigation; none in anything else. */
export function codesIn(data: unknown): readonly string[] {
  const codes = (data as { codes?: unknown } | null)?.codes;
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}

/** Goes to the page that shows them. They are in no address, and in no request. */
export function useShowCodes(): (data: unknown) => true {
  const navigate = useNavigate();
  const { locale, explicitLocale } = useSite();
  return (data) => {
    const page = withLanguage(accountPaths.codes, explicitLocale ? locale : null);
    void navigate(page, { replace: true, state: { codes: codesIn(data) } });
    return true;
  };
}
