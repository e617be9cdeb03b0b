import { useCurrent, useSite, useText } from '@praxiskit/pages/react';
import { layers } from '@praxiskit/treatments';
import { Link } from '@praxiskit/ui-kit';
import { Brand } from './brand.tsx';
import { Language } from './language.tsx';
import { type NavigationEntry, NavigationLinks } from './navigation.tsx';
import { SignInOrOut } from './sign-in-or-out.tsx';

/** The menu on a phone: the section through the skin, with every treatment in it. A popover, so it needs no script. */
export function Menu({ entries }: { entries: readonly NavigationEntry[] }) {
  const t = useText();
  const current = useCurrent();
  const { menu } = useSite();
  return (
    <div id="menu" popover="auto" role="dialog" className="menu" aria-label={t('nav.menu')}>
      <div className="menu-head">
        <Brand />
        <button
          type="button"
          className="text-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          {t('nav.close')}
        </button>
      </div>
      <nav aria-label={t('nav.treatments')}>
        {layers.map((layer) => (
          <ul key={layer} data-layer={layer} className="menu-layer">
            {menu
              .filter((entry) => entry.layer === layer)
              .map(({ path, name, depth }) => (
                <li key={path}>
                  <Link href={path} variant="plain" {...current(path)}>
                    <span className="menu-depth">{depth}</span>
                    <span>{name}</span>
                  </Link>
                </li>
              ))}
          </ul>
        ))}
      </nav>
      <div data-layer="blutbahn" className="menu-foot">
        <NavigationLinks entries={entries.filter(({ href }) => href !== '/#behandlungen')} />
        <NavigationLinks entries={[{ href: '/#kontakt', text: t('home.request') }]} />
        <SignInOrOut />
        <Language />
      </div>
    </div>
  );
}
