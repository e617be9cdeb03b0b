import { LateSheet, useSite, useText } from '@praxiskit/pages/react';
import type { ReactNode } from 'react';
import { isSample } from '../records/sample-practice.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function DefaultLayout({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <>
      {isSample(useSite().practice) ? (
        <aside className="sample-note">{t('site.sample')}</aside>
      ) : null}
      <Header
        entries={[
          { href: '/#behandlungen', text: t('nav.treatments') },
          { href: '/preise', text: t('nav.prices') },
          { href: '/termin', text: t('nav.myDay') },
          { href: '/#praxis', text: t('nav.practice') },
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
