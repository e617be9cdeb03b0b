import { useText } from '@praxiskit/pages/react';
import { buttonClass, Icon, Link } from '@praxiskit/ui-kit';
import { Brand } from './brand.tsx';
import { Language } from './language.tsx';
import { Menu } from './menu.tsx';
import { type NavigationEntry, NavigationLinks } from './navigation.tsx';
import { SignInOrOut } from './sign-in-or-out.tsx';

/** The site's header: name, navigation, language, and signing in or out. */
export function Header({ entries }: { entries: readonly NavigationEntry[] }) {
  const t = useText();
  return (
    <header className="site-header" data-reveal-off>
      <Brand />
      <nav className="site-nav" aria-label={t('nav.main')}>
        <NavigationLinks entries={entries} marksCurrent />
      </nav>
      <div className="site-tools">
        <Language />
        <SignInOrOut />
        <Link href="/#kontakt" variant="plain" className={buttonClass('secondary')}>
          {t('home.request')}
        </Link>
      </div>
      <button type="button" className="menu-button" popoverTarget="menu">
        <Icon name="menu" />
        {t('nav.menu')}
      </button>
      <Menu entries={entries} />
    </header>
  );
}
