import { ContactLink, useSite, useText } from '@praxiskit/pages/react';
// #region prices
import { buttonClass, Link } from '@praxiskit/ui-kit';

// #endregion

export function Component() {
  const t = useText();
  const { practice } = useSite();
  return (
    <>
      <section className="hero">
        <h1>{t('home.headline')}</h1>
        <p>{t('home.lead')}</p>
        {/* #region prices */}
        <Link href="/preise" variant="plain" className={buttonClass('primary')}>
          {t('pages.prices.title')}
        </Link>
        {/* #endregion */}
      </section>
      <section className="contact">
        <h2>{t('home.contact')}</h2>
        <address>
          {practice.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <ContactLink phone={practice.phone} />
          <ContactLink email={practice.email} />
        </address>
      </section>
    </>
  );
}
