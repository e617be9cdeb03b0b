import { useText } from '@praxiskit/pages/react';
import { Link } from '@praxiskit/ui-kit';
import { useServices } from '../services/services.ts';
import { useSite } from '../site.ts';

export function LegalLinks() {
  const t = useText();
  const services = useServices();
  return (
    <>
      <Link href="/impressum" variant="plain">
        {t('nav.imprint')}
      </Link>
      <Link href="/datenschutz" variant="plain">
        {t('nav.privacy')}
      </Link>
      <Link href="/barrierefreiheit" variant="plain">
        {t('nav.accessibility')}
      </Link>
      <button
        type="button"
        className="text-button"
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
      <div className="footer-columns">
        <address>
          <strong className="brand-name">{practice.name}</strong>
          <span>{t('site.phrase')}</span>
          {doctor ? <span>{[doctor.title, doctor.name].filter(Boolean).join(' ')}</span> : null}
          <span>
            {practice.street}, {practice.postal_code} {practice.city}
          </span>
          <a href={`tel:${practice.phone.replace(/[^+\d]/g, '')}`}>{practice.phone}</a>
          <a href={`mailto:${practice.email}`}>{practice.email}</a>
        </address>
        <nav aria-label={t('nav.practice')}>
          <strong>{t('nav.practice')}</strong>
          <Link href="/#behandlungen" variant="plain">
            {t('nav.treatments')}
          </Link>
          <Link href="/preise" variant="plain">
            {t('nav.prices')}
          </Link>
          <Link href="/#besuch" variant="plain">
            {t('nav.firstVisit')}
          </Link>
          <Link href="/#kontakt" variant="plain">
            {t('nav.contact')}
          </Link>
        </nav>
        <nav aria-label={t('nav.forPatients')}>
          <strong>{t('nav.forPatients')}</strong>
          <Link href="/login" variant="plain">
            {t('nav.signIn')}
          </Link>
          <Link href="/signup" variant="plain">
            {t('nav.openAccount')}
          </Link>
          <Link href="/private" variant="plain">
            {t('nav.readLetters')}
          </Link>
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
