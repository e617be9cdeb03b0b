import { useOptionalSite } from '@praxiskit/pages/react';
import { useSearchParams } from 'react-router';

export interface ProtectionProps {
  csrfToken: string;
  /** Where to go afterwards; by default the `callbackUrl` of the page's address. */
  callbackUrl?: string;
}

/** The hidden fields of every form: the CSRF token, where to go afterwards, and the language. */
export function Protection({ csrfToken, callbackUrl }: ProtectionProps) {
  const [search] = useSearchParams();
  const site = useOptionalSite();
  const target = callbackUrl ?? search.get('callbackUrl');
  return (
    <>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      {site?.explicitLocale ? <input type="hidden" name="lang" value={site.locale} /> : null}
      {target ? <input type="hidden" name="callbackUrl" value={target} /> : null}
    </>
  );
}
