import { LateSheet } from '@praxiskit/pages/react';
import type { ReactNode } from 'react';
import { LegalLinks } from './footer.tsx';

/** One sheet on its desk; the page itself brings the bar above it. */
export function LetterLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="content" tabIndex={-1} className="desk" data-reveal-off>
        {children}
      </main>
      <LateSheet />
      <footer className="intern-footer" data-layer="blutbahn">
        <LegalLinks />
      </footer>
    </>
  );
}
