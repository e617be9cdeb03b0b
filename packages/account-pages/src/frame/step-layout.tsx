import { LateSheet } from '@praxiskit/pages/react';
import type { ReactNode } from 'react';

/** The site's layout `step`, without navigation: a page with one thing to do brings its header and foot. */
export function StepLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <LateSheet />
    </>
  );
}
