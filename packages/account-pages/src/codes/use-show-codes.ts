import { ownPath } from '@praxiskit/pages';
import { useNavigate } from 'react-router';
import { accountPaths } from '../paths.ts';
import { useInLanguage } from '../use-in-language.ts';

/** The recovery codes in a response or in the state of a navigation; otherwise none. */
export function codesIn(data: unknown): readonly string[] {
  const codes = (data as { codes?: unknown } | null)?.codes;
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}

/** Opens the page that shows the codes; `url` may name it. The codes are in no address and in no request. */
export function useShowCodes(): (data: unknown, url?: string) => true {
  const navigate = useNavigate();
  const inLanguage = useInLanguage();
  return (data, url) => {
    const own = url === undefined ? null : ownPath(url, location.origin);
    const page = inLanguage(own ?? accountPaths.codes);
    void navigate(page, { replace: true, state: { codes: codesIn(data) } });
    return true;
  };
}
