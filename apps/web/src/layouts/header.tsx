import { useCurrent, useText } from '@praxiskit/pages/react';
import { Icon, Link } from '@praxiskit/ui-kit';
import { Brand } from './brand.tsx';
import { Language } from './language.tsx';
import { Menu } from './menu.tsx';
import type { NavigationEntry } from './navigation-entry.ts';
import { SignInOrOut } from './sign-in-or-out.tsx';

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
        <SignInOrOut />
      </span>
      <button type="button" className="menu-button" popoverTarget="menu">
        <Icon name="menu" />
        {t('nav.menu')}
      </button>
      <Menu entries={entries} />
    </header>
  );
}
