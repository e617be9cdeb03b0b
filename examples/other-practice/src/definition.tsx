import { type Locale, telephoneAddress } from '@praxiskit/pages';
import {
  LateSheet,
  type SiteDefinition,
  SiteLink,
  useOptionalServices,
  usePack,
  useServices,
  useSession,
  useSite,
  useText,
} from '@praxiskit/pages/react';
import {
  LanguageSwitch,
  Link,
  LinkProvider,
  SkipLink,
  type UiKitMessages,
  UiKitProvider,
} from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { routes } from './routes.ts';
import './site.ts';

/** The site as both sides render it. */
export const definition: SiteDefinition = {
  routes,
  layouts: { default: Layout },
  Shell,
  overlays: () => import('./overlays.tsx'),
  NotFound: () => <Failed text="error.notFound" />,
  Failure: () => <Failed text="error.failure" />,
  nameOf(site) {
    const name = site ? `${site.practice.name}, ${site.practice.city}` : 'Praxis';
    return { name, sentence: `${name}.` };
  },
};

function Shell({ locale, children }: { locale: Locale; children: ReactNode }) {
  const messages = usePack<UiKitMessages>('uiKit');
  return (
    <UiKitProvider locale={locale === 'de' ? 'de-DE' : 'en-US'} messages={messages}>
      <LinkProvider component={SiteLink}>
        <SkipLink />
        {children}
      </LinkProvider>
    </UiKitProvider>
  );
}

function Layout({ children }: { children: ReactNode }) {
  const t = useText();
  const { practice, locale } = useSite();
  const services = useOptionalServices();
  const link = (id: string, href: string) => <Link href={href}>{t(`pages.${id}.title`)}</Link>;
  return (
    <>
      <header className="bar">
        <Link href="/" variant="plain" className="brand">
          {practice.name}
        </Link>
        <nav aria-label={t('nav.main')}>
          {link('prices', '/preise')}
          <Account />
        </nav>
        <LanguageSwitch current={locale} />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <LateSheet />
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

function Account() {
  const t = useText();
  const session = useSession();
  const services = useServices();
  if (!session) return <Link href="/login">{t('pages.login.title')}</Link>;
  return (
    <>
      <Link href="/preise-bearbeiten">{t('pages.edit.title')}</Link>
      <button type="button" onClick={() => void services().auth.logout()}>
        {t('nav.signOut')}
      </button>
    </>
  );
}

function Failed({ text }: { text: string }) {
  const t = useText();
  return <h1>{t(text)}</h1>;
}
