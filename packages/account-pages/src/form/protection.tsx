import { useSearchParams } from 'react-router';

/** Of `Protection`. */
export interface ProtectionProps {
  csrfToken: string;
  /** Where to go afterwards; that of the page's own address by default. */
  callbackUrl?: string;
}

/** The hidden fields of every form: what proves that it is ours, and where the visitor wanted to go. */
export function Protection({ csrfToken, callbackUrl }: ProtectionProps) {
  const [search] = useSearchParams();
  const target = callbackUrl ?? search.get('callbackUrl');
  return (
    <>
      <input type="hidden" name="csrfToken" value={csrfToken} />
      {target ? <input type="hidden" name="callbackUrl" value={target} /> : null}
    </>
  );
}
