import { AdminNavigation } from '@praxiskit/account-pages/react';
import { useRoute, useSite, useText } from '@praxiskit/pages/react';
import { overviewPath } from '@praxiskit/staff';
import { PageUnavailable, StaffFrame } from '@praxiskit/staff/react';
import type { ReactNode } from 'react';
import { PageFailure } from '../services/page-failure.ts';
import { staffPages } from '../staff-pages.ts';
import { LegalLinks } from './footer.tsx';
import { Language } from './language.tsx';
import { NavigationLinks, useAreas } from './navigation.tsx';
import { PlainMain } from './plain-main.tsx';
import { SignInOrOut } from './sign-in-or-out.tsx';

/** The practice's own tools: the staff's pages have a frame of their own. */
export function Layout({ children }: { children: ReactNode }) {
  const isOfStaff = useRoute()?.sheets?.includes('staff');
  return isOfStaff ? <Staff>{children}</Staff> : <Tool>{children}</Tool>;
}

function Staff({ children }: { children: ReactNode }) {
  const { name } = useSite().practice;
  const areas = useAreas().filter(({ href }) => href !== overviewPath);
  const parts = { language: <Language />, signOut: <SignInOrOut />, legal: <LegalLinks /> };
  return (
    <PageFailure value={PageUnavailable}>
      <StaffFrame pages={staffPages} name={name} areas={areas} {...parts} children={children} />
    </PageFailure>
  );
}

/** Dense, plain, no motion. */
function Tool({ children }: { children: ReactNode }) {
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
