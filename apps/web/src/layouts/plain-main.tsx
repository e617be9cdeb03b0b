import { LateSheet } from '@praxiskit/pages/react';
import type { ReactNode } from 'react';
import { LegalLinks } from './footer.tsx';

interface PlainMainProps {
  children: ReactNode;
  className?: string;
  /** Text does not rise on pages that users work with. */
  isStill?: boolean;
}

/** The content and a footer of legal links: for pages that are tools rather than a showcase. */
export function PlainMain({ children, className, isStill = false }: PlainMainProps) {
  return (
    <>
      <main id="content" tabIndex={-1} className={className} data-reveal-off={isStill || undefined}>
        {children}
      </main>
      <LateSheet />
      <footer className="intern-footer" data-layer="blutbahn">
        <LegalLinks />
      </footer>
    </>
  );
}
