import { ContactLink, useOptionalSite, useRoute, useText } from '@praxiskit/pages/react';
import type { SiteFailure } from '@praxiskit/pages/render';
import { Horizon, SunkenSheet, TooDeep } from '@praxiskit/treatments/react';
import { buttonClass, Link } from '@praxiskit/ui-kit';
import { use } from 'react';
import { layerWords } from '../content/layers.ts';
import { PageFailure } from '../services/page-failure.ts';

const ways = { 'nav.treatments': '/#behandlungen', 'nav.prices': '/preise', 'nav.home': '/' };

/** A 404, one layer too deep: shows where to go from here. `message` is empty or names the address. */
export function NotFound({ message }: { message: string }) {
  const t = useText();
  const words = layerWords(useOptionalSite()?.locale ?? 'de', t);
  if (useRoute()?.id === 'letter') return <MissingLetter />;
  return (
    <>
      <section className="failure over-horizon is-missing">
        <p className="quiet">404 · {englishName[404]}</p>
        <h1>{t('error.notFound')}</h1>
        <p>{t('error.notFoundText')}</p>
        {message ? <p className="quiet">{message}</p> : null}
        <Horizon words={words} />
      </section>
      <TooDeep words={words} code="404" text={t('error.deepest')}>
        {Object.entries(ways).map(([text, href]) => (
          <Link key={href} href={href} variant="plain" className={buttonClass('secondary')}>
            {t(text)}
          </Link>
        ))}
      </TooDeep>
    </>
  );
}

/** Shown alike for a deleted letter, another patient's letter, and an address that no letter can have. */
function MissingLetter() {
  const t = useText();
  return (
    <>
      <p className="desk-bar">
        <Link href="/private">{t('letter.back')}</Link>
      </p>
      <SunkenSheet>
        <h1>{t('letter.missing')}</h1>
        <p>{t('letter.missingText')}</p>
        <p className="actions">
          <Link href="/private" variant="plain" className={buttonClass('primary')}>
            {t('letter.toLetters')}
          </Link>
          <ContactLink phone={useOptionalSite()?.practice.phone ?? ''} />
        </p>
      </SunkenSheet>
    </>
  );
}

/** By a full page load, not the router's: the document itself may be broken. Keeps the query. */
const sameAddress = '';

/** Any other error, which is the site's own: says so, and gives the number to call. */
export function Failure({ status }: { status: number }) {
  const t = useText();
  const phone = useOptionalSite()?.practice.phone ?? '';
  const Away = use(PageFailure);
  if (Away && status === 503) return <Away />;
  return (
    <section className="failure over-horizon">
      <FailureText status={status} phone={phone} t={t} />
    </section>
  );
}

const englishName: Record<number, string> = { 404: 'Page Not Found', 500: 'Internal Server Error' };

/** Needs neither the site's data nor scripts. */
export function FailureText({ status, phone, t }: Omit<SiteFailure, 'facts'> & { phone: string }) {
  const isMissing = status === 404;
  return (
    <>
      <p className="quiet">{[status, englishName[status]].filter(Boolean).join(' · ')}</p>
      <h1>{t(isMissing ? 'error.notFound' : status === 503 ? 'error.away' : 'error.failure')}</h1>
      <p>{t(isMissing ? 'error.notFoundText' : 'error.failureText')}</p>
      <p className="failure-phone">
        <ContactLink phone={phone} />
      </p>
      <a href={sameAddress} className={buttonClass('primary')}>
        {t('error.again')}
      </a>
      <Horizon />
    </>
  );
}
