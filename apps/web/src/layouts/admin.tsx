import { AdminNavigation } from '@praxiskit/account-pages/react';
import { useRoute, useSite, useText } from '@praxiskit/pages/react';
import { staffPaths } from '@praxiskit/staff';
import { RoomAway, StaffShell } from '@praxiskit/staff/react';
import type { ReactNode } from 'react';
import { RoomFailure } from '../services/room-failure.ts';
import { LegalLinks } from './footer.tsx';
import { Language } from './language.tsx';
import { NavigationLinks, useAreas } from './navigation.tsx';
import { PlainMain } from './plain-main.tsx';
import { SignInOrOut } from './sign-in-or-out.tsx';

/** The practice's own tools: the staff's rooms have a shell of their own. */
export function Layout({ children }: { children: ReactNode }) {
  const isRoom = useRoute()?.sheets?.includes('staff');
  return isRoom ? <Rooms>{children}</Rooms> : <Tool>{children}</Tool>;
}

function Rooms({ children }: { children: ReactNode }) {
  const { name } = useSite().practice;
  const areas = useAreas().filter(({ href }) => href !== staffPaths.overview);
  const parts = { language: <Language />, signOut: <SignInOrOut />, legal: <LegalLinks /> };
  return (
    <RoomFailure value={RoomAway}>
      <StaffShell name={name} areas={areas} {...parts} children={children} pricesPage="/preise" />
    </RoomFailure>
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
