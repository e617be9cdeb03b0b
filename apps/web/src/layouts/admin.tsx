import { AdminNavigation } from '@praxiskit/account-pages/react';
import { useText } from '@praxiskit/pages/react';
import type { ReactNode } from 'react';
import { Language } from './language.tsx';
import { NavigationLinks, useAreas } from './navigation.tsx';
import { PlainMain } from './plain-main.tsx';
import { SignInOrOut } from './sign-in-or-out.tsx';

/** The practice's own tool: dense, plain, no motion. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const t = useText();
  const areas = useAreas();
  const system = [{ href: '/admin', text: t('nav.system') }];
  return (
    <div className="tool" data-reveal-off>
      <header className="tool-header">
        <nav aria-label={t('nav.main')}>
          <NavigationLinks entries={[{ href: '/', text: t('nav.home') }]} />
          <NavigationLinks entries={areas} marksCurrent />
        </nav>
        <Language />
        <SignInOrOut />
      </header>
      <AdminNavigation className="tool-navigation" more={system} />
      <PlainMain>{children}</PlainMain>
    </div>
  );
}
