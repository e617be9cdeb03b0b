import { Icon, Link } from '@praxiskit/ui-kit';
import { useText } from '../i18n/use-text.ts';
import { useCurrent, useSession } from '../site/hooks.ts';
import { useServices } from '../site/services.ts';
import { Brand } from './brand.tsx';
import { Language } from './language.tsx';
import { Menu } from './menu.tsx';

export interface NavigationEntry {
  href: string;
  text: string;
}

/** The site's head: who this is, the way around, the language, the door. */
export function Header({ entries }: { entries: readonly NavigationEntry[] }) {
  const t = useText();
  const current = useCurrent();
  return (
    <header className="site-header" data-reveal-off>
      <Brand />
      <nav className="site-nav" aria-label={t('nav.main')}>
        {entries.map(({ href, text }) => (
          <Link key={href} href={href} variant="plain" {...current(href)}>
            {text}
          </Link>
        ))}
      </nav>
      <span className="site-tools">
        <Language />
        <Door />
      </span>
      <button type="button" className="menu-button" popoverTarget="menu">
        <Icon name="menu" />
        {t('nav.menu')}
      </button>
      <Menu entries={entries} />
    </header>
  );
}

/** In, or out. */
export function Door() {
  const t = useText();
  const session = useSession();
  const services = useServices();
  if (!session) return <Link href="/login">{t('nav.signIn')}</Link>;
  return (
    <button type="button" className="text-button" onClick={() => void services().auth.logout()}>
      {t('nav.signOut')}
    </button>
  );
}
