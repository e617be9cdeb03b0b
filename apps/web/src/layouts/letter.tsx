import type { ReactNode } from 'react';
import { PlainMain } from './plain-main.tsx';

/** A letter's sheet on a plain background; the page itself renders the bar above it. */
export function LetterLayout({ children }: { children: ReactNode }) {
  return (
    <PlainMain className="desk" isStill>
      {children}
    </PlainMain>
  );
}
