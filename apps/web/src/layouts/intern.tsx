import { LateSheet, useText } from '@praxiskit/pages/react';
import type { ReactNode } from 'react';
import { useSession } from '../site.ts';
import { LegalLinks } from './footer.tsx';
import { Header } from './header.tsx';
import type { NavigationEntry } from './navigation-entry.ts';

/** Whoever is signed in: the same head with their own ways, and no showcase at the foot. */
export function InternLayout({ children }: { children: ReactNode }) {
  const t = useText();
  const roles = useSession()?.user.data.roles ?? [];
  const entries: NavigationEntry[] = [
    { href: '/private', text: t('nav.overview') },
    { href: '/user', text: t('nav.account') },
    { href: '/#behandlungen', text: t('nav.treatments') },
    { href: '/preise', text: t('nav.prices') },
  ];
  if (roles.some((role) => role === 'staff' || role === 'admin')) {
    entries.push({ href: '/staff', text: t('nav.staff') });
  }
  if (roles.includes('admin')) entries.push({ href: '/admin', text: t('nav.admin') });
  return (
    <>
      <Header entries={entries} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <LateSheet />
      <footer className="intern-footer" data-layer="blutbahn">
        <LegalLinks />
      </footer>
    </>
  );
}
