import { LateSheet } from '@praxiskit/pages/react';
import type { ReactNode } from 'react';

/** The site's layout `step`, without navigation: the page has its own header and foot. */
export function StepLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <LateSheet />
    </>
  );
}
