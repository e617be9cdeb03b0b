import type { SiteFailure } from '@praxiskit/pages/render';
import { FailureText } from './pages/error.tsx';

/** Rendered when not even the layout's data can be loaded: no scripts, and a phone number. */
export function FailedSite({ facts, ...failure }: SiteFailure) {
  const { name, phone = '' } = facts?.practice ?? {};
  return (
    <main className="failure over-horizon">
      {name ? <p className="brand-name">{name}</p> : null}
      <FailureText {...failure} phone={phone} />
    </main>
  );
}
