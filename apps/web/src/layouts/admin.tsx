import { LateSheet, useCurrent, useText } from '@praxiskit/pages/react';
import { Link } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { useSession } from '../site.ts';
import { LegalLinks } from './footer.tsx';
import { Language } from './language.tsx';
import { SignInOrOut } from './sign-in-or-out.tsx';

/** The practice's own tool: dense, plain, no motion. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const t = useText();
  const current = useCurrent();
  const isAdmin = useSession()?.user.data.roles.includes('admin') ?? false;
  return (
    <div className="tool" data-reveal-off>
      <header className="tool-header">
        <nav aria-label={t('nav.main')}>
          <Link href="/" variant="plain">
            {t('nav.home')}
          </Link>
          <Link href="/staff" variant="plain" {...current('/staff')}>
            {t('nav.staff')}
          </Link>
          {isAdmin ? (
            <Link href="/admin" variant="plain" {...current('/admin')}>
              {t('nav.admin')}
            </Link>
          ) : null}
        </nav>
        <Language />
        <SignInOrOut />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <LateSheet />
      <footer className="intern-footer" data-layer="blutbahn">
        <LegalLinks />
      </footer>
    </div>
  );
}
