import type { ReactNode } from 'react';
import { PlainMain } from './plain-main.tsx';

/** One sheet on a desk; the page itself brings the bar above it. */
export function LetterLayout({ children }: { children: ReactNode }) {
  return (
    <PlainMain className="desk" isStill>
      {children}
    </PlainMain>
  );
}
