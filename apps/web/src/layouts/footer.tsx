import { ContactLink, useServices, useSite, useText } from '@praxiskit/pages/react';
import { addressOf } from '../records/practice-address.ts';
import { NavigationLinks } from './navigation.tsx';

export function LegalLinks() {
  const t = useText();
  const services = useServices();
  return (
    <>
      <NavigationLinks
        entries={[
          { href: '/impressum', text: t('nav.imprint') },
          { href: '/datenschutz', text: t('nav.privacy') },
          { href: '/barrierefreiheit', text: t('nav.accessibility') },
        ]}
      />
      <button
        type="button"
        className="text-button"
        data-consent-open=""
        onClick={() => services().consent.open('settings')}
      >
        {t('nav.cookies')}
      </button>
    </>
  );
}

export function Footer() {
  const t = useText();
  const { practice } = useSite();
  const doctor = practice.doctors[0];
  return (
    <footer className="site-footer" data-layer="blutbahn">
      <span className="hill" aria-hidden="true" />
      <div className="footer-columns">
        <address>
          <strong className="brand-name">{practice.name}</strong>
          <span>{t('site.phrase')}</span>
          {doctor ? <span>{[doctor.title, doctor.name].filter(Boolean).join(' ')}</span> : null}
          <span>{addressOf(practice)}</span>
          <ContactLink phone={practice.phone} />
          <ContactLink email={practice.email} />
        </address>
        <nav aria-label={t('nav.practice')}>
          <strong>{t('nav.practice')}</strong>
          <NavigationLinks
            entries={[
              { href: '/#behandlungen', text: t('nav.treatments') },
              { href: '/preise', text: t('nav.prices') },
              { href: '/termin', text: t('nav.myDay') },
              { href: '/#besuch', text: t('nav.firstVisit') },
              { href: '/#kontakt', text: t('nav.contact') },
            ]}
          />
        </nav>
        <nav aria-label={t('nav.forPatients')}>
          <strong>{t('nav.forPatients')}</strong>
          <NavigationLinks
            entries={[
              { href: '/login', text: t('nav.signIn') },
              { href: '/signup', text: t('nav.openAccount') },
              { href: '/private', text: t('nav.readLetters') },
            ]}
          />
        </nav>
        <nav aria-label={t('nav.legal')}>
          <strong>{t('nav.legal')}</strong>
          <LegalLinks />
        </nav>
      </div>
      <p className="footer-end">
        <span>{t('site.set')}</span>
        <span>{t('site.depthNote')}</span>
      </p>
    </footer>
  );
}
