import { useOptionalSite } from '@praxiskit/pages/react';
import { useSearchParams } from 'react-router';

/** Of `Protection`. */
export interface ProtectionProps {
  csrfToken: string;
  /** Where to go afterwards; that of the page's own address by default. */
  callbackUrl?: string;
}

/** The hidden fields of every form: what proves that it is ours, where the visitor wanted to go, in which language. */
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
