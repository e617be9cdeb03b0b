import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../site/hooks.ts';
import { LegalLinks } from './footer.tsx';
import { Header, type NavigationEntry } from './header.tsx';
import { LateSheet } from './late-sheet.tsx';

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
