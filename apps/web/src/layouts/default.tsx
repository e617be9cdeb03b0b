import { LateSheet, useText } from '@praxiskit/pages/react';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The public site. */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <>
      <Header
        entries={[
          { href: '/#behandlungen', text: t('nav.treatments') },
          { href: '/preise', text: t('nav.prices') },
          { href: '/#praxis', text: t('nav.practice') },
          { href: '/#kontakt', text: t('nav.contact') },
        ]}
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <LateSheet />
      <Footer />
    </>
  );
}
