import type { Locale } from '@praxiskit/core';
import { telephoneAddress } from '@praxiskit/pages';
import * as pages from '@praxiskit/pages/react';
import * as kit from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { languages, practice } from './content/practice.ts';
import { routes } from './routes.ts';

/** The site as both sides render it. */
export const definition: pages.SiteDefinition = {
  routes,
  locales: languages,
  layouts: { default: Layout },
  Shell,
  overlays: () => import('./overlays.tsx'),
  nameOf() {
    const name = `${practice.name}, ${practice.city}`;
    return { name, sentence: `${name}.` };
  },
};

function Shell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = pages.usePack<kit.UiKitMessages>('uiKit');
  return (
    <kit.UiKitProvider locale={locale} messages={messages}>
      <kit.LinkProvider component={pages.SiteLink}>
        <kit.SkipLink />
        {children}
      </kit.LinkProvider>
    </kit.UiKitProvider>
  );
}

/** The frame of every page. */
function Layout({ children }: { children: ReactNode }) {
  const t = pages.useText();
  const { practice } = pages.useSite();
  const services = pages.useOptionalServices();
  const link = (id: string, href: string) => (
    <kit.Link href={href}>{t(`pages.${id}.title`)}</kit.Link>
  );
  return (
    <>
      <header className="bar">
        <kit.Link href="/" variant="plain" className="brand">
          {practice.name}
        </kit.Link>
        <nav className="pages" aria-label={t('nav.main')}>
          {link('home', '/')}
          {/* #region prices */}
          {link('prices', '/preise')}
          {/* #endregion */}
          {/* #region video */}
          {link('video', '/film')}
          {/* #endregion */}
          {/* #region prices */}
          <Account />
          {/* #endregion */}
        </nav>
        {/* #region both */}
        <kit.LanguageSwitch {...pages.useLanguageChoice()} />
        {/* #endregion */}
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <pages.LateSheet />
      <footer className="bar">
        <a href={telephoneAddress(practice.phone)}>{practice.phone}</a>
        {link('imprint', '/impressum')}
        {link('privacy', '/datenschutz')}
        <button type="button" onClick={() => services?.consent.open('settings')}>
          {t('nav.cookies')}
        </button>
      </footer>
    </>
  );
}
// #region prices

function Account() {
  const t = pages.useText();
  const session = pages.useSession();
  const services = pages.useServices();
  const mayLeave = pages.useMayLeave();
  if (!session) return <kit.Link href="/login">{t('pages.login.title')}</kit.Link>;
  return (
    <>
      <kit.Link href="/preise-bearbeiten">{t('pages.edit.title')}</kit.Link>
      <button type="button" onClick={async () => (await mayLeave()) && services().auth.logout()}>
        {t('login.signOut')}
      </button>
    </>
  );
}
// #endregion
