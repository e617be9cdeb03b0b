import { LateSheet } from '@praxiskit/pages/react';
import type { ReactNode } from 'react';

/** No navigation: a page with one thing to do brings its own header and foot. */
export function StepLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <LateSheet />
    </>
  );
}
