import type { ReactNode } from 'react';
import { Help } from './help.tsx';
import { useParts } from './parts.tsx';

export interface GuestPageProps {
  title: ReactNode;
  /** Above the title: 'Create an account, step 1 of 3'. */
  step?: ReactNode;
  children: ReactNode;
}

/** A page before sign-in, in the site's own layout: one column, with a telephone number at its foot. */
export function GuestPage({ title, step, children }: GuestPageProps) {
  const { Scenery } = useParts();
  return (
    <section className="pk-account-door" data-reveal-off>
      <div className="pk-account-door-scenery" aria-hidden="true">
        <Scenery depth={0} />
      </div>
      <div className="pk-account-door-main">
        {step ? <p className="pk-account-step">{step}</p> : null}
        <h1>{title}</h1>
        {children}
      </div>
      <div className="pk-account-door-foot">
        <Help depth={0} />
      </div>
    </section>
  );
}
