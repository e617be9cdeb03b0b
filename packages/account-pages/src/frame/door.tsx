import type { ReactNode } from 'react';
import { Help } from './help.tsx';
import { useParts } from './parts.tsx';

/** Of `Door`. */
export interface DoorProps {
  title: ReactNode;
  /** Above the title: 'Create an account, step 1 of 3'. */
  step?: ReactNode;
  children: ReactNode;
}

/** A page before anybody is known, in the site's own layout: one column, and whom to call at its foot. */
export function Door({ title, step, children }: DoorProps) {
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
