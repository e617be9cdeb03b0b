import type { ReactNode } from 'react';
import { Horizon } from './horizon.tsx';

/** The frame of pages before the private area: a narrow column over the horizon. */
export function Door({ children }: { children: ReactNode }) {
  return (
    <section className="door over-horizon" data-reveal-off>
      <div className="door-form">{children}</div>
      <Horizon />
    </section>
  );
}
