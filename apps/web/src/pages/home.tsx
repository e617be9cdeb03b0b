import type { Payload } from '@praxiskit/pages';
import { ContactLink, LateSheet, useSite, useText } from '@praxiskit/pages/react';
import { buttonClass, Link, OpeningHours } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import type { HomeData } from '../payloads/home.ts';
import { Lead } from './lead.tsx';
import '../styles/home.css';

export function Component({ data }: Payload<HomeData>) {
  return (
    <>
      <Opening lead={data.lead} />
      <Landscape layers={data.layers} principles={data.principles} />
      <Finder concerns={data.concerns} />
      <Visit steps={data.visit} />
      <Practice />
      <Contact />
    </>
  );
}

function Opening({ lead }: Pick<HomeData, 'lead'>) {
  const t = useText();
  return (
    <section className="hero">
      <h1>{t('home.headline')}</h1>
      <Lead lines={lead} />
      <p className="actions">
        <a href="#kontakt" className={buttonClass('primary')}>
          {t('home.request')}
        </a>
        <a href="#behandlungen" className={buttonClass('secondary')}>
          {t('home.byDepth')}
        </a>
      </p>
    </section>
  );
}

/** Down through the skin: the surface's principles first, then every layer with its treatments. */
function Landscape({ layers, principles }: Pick<HomeData, 'layers' | 'principles'>) {
  const t = useText();
  const [first, ...deeper] = layers;
  return (
    <div className="landscape">
      <span className="marker" aria-hidden="true" />
      <nav className="section" aria-label={t('prices.layers')}>
        {layers.map(({ layer, name }) => (
          <a key={layer} href={`#${layer}`} data-layer={layer}>
            <span>
              {name} <span aria-hidden="true">↓</span>
            </span>
          </a>
        ))}
      </nav>
      {first ? (
        <div className="ground" data-layer={first.layer}>
          <span className="hill" aria-hidden="true" />
          <Surface mark={first.extent} principles={principles} />
          <LateSheet />
          <Band {...first} />
        </div>
      ) : null}
      {deeper.map((layer, index) => (
        <Band key={layer.layer} {...layer} note={index === deeper.length - 1}>
          <span className="hill" aria-hidden="true" />
          <Mark extent={layer.extent} />
        </Band>
      ))}
    </div>
  );
}

/** Above the first layer: the practice's principles, and the title of the treatments. */
function Surface({ mark, principles }: { mark: string } & Pick<HomeData, 'principles'>) {
  const t = useText();
  return (
    <section className="surface ruled">
      <Mark extent={mark} />
      <dl className="principles">
        {principles.map(({ term, text }) => (
          <div key={term + text}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <header className="band-title" id="behandlungen">
        <h2>{t('home.treatments')}</h2>
        <p>{t('home.treatmentsLead')}</p>
      </header>
    </section>
  );
}

/** The mark of a layer's start on the ruler: '0,1 mm' of '0,1 bis 2 mm'. */
function Mark({ extent }: { extent: string }) {
  return (
    <span className="mark" aria-hidden="true">
      {extent.replace(/\s(?:bis|to)\s\S+(?=\smm)/, '')}
    </span>
  );
}

type BandProps = HomeData['layers'][number] & { note?: boolean; children?: ReactNode };

function Band({ layer, name, about, extent, rows, note = false, children }: BandProps) {
  const t = useText();
  return (
    <section id={layer} data-layer={layer} className="band ruled" aria-label={name}>
      {children}
      <div className="band-head">
        <h3>{name}</h3>
        <span>{about}</span>
        <span className="band-extent">{extent}</span>
      </div>
      <ul className="index">
        {rows.map((row) => (
          <li key={row.path}>
            <Link href={row.path} variant="plain">
              <span className="index-depth">{row.depth}</span>
              <span className="index-name">{row.name}</span>
              <span className="index-summary">{row.summary}</span>
              <span className="index-price">{row.price}</span>
            </Link>
          </li>
        ))}
      </ul>
      {note ? <p className="band-note">{t('home.guide')}</p> : null}
    </section>
  );
}

function Title({ text, lead }: { text: string; lead?: string }) {
  return (
    <header>
      <h2>{text}</h2>
      {lead ? <p className="quiet">{lead}</p> : null}
    </header>
  );
}

function Finder({ concerns }: { concerns: HomeData['concerns'] }) {
  const t = useText();
  return (
    <section className="split">
      <Title text={t('home.finder')} lead={t('home.finderLead')} />
      <ul className="finder">
        {concerns.map(({ name, treatments }) => (
          <li key={name}>
            <h3>
              {name}
              <span className="swatches" aria-hidden="true">
                {[...new Set(treatments.map(({ layer }) => layer))].map((layer) => (
                  <span key={layer} data-layer={layer} />
                ))}
              </span>
            </h3>
            <span className="finder-links">
              {treatments.map((treatment) => (
                <Link key={treatment.path} href={treatment.path}>
                  {treatment.name}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Visit({ steps }: { steps: HomeData['visit'] }) {
  const t = useText();
  return (
    <section id="besuch" className="split">
      <Title text={t('home.visit')} lead={t('home.visitLead')} />
      <ol className="visit">
        {steps.map(({ from, to, title, text }) => (
          <li key={title} style={{ '--minutes': to - from }}>
            <span className="visit-time">{t('home.minutes', { from, to })}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Practice() {
  const t = useText();
  const { practice } = useSite();
  return (
    <section id="praxis" className="split">
      <Title text={t('home.doctor')} />
      <div className="doctor">
        {practice.doctors.map(({ name, title }) => (
          <h3 key={name}>{[title, name].filter(Boolean).join(' ')}</h3>
        ))}
        <p>{t('home.doctorText')}</p>
      </div>
      {practice.hours.length > 0 ? <Title text={t('home.hours')} /> : null}
      <OpeningHours hours={practice.hours} variant="bars" />
    </section>
  );
}

function Contact() {
  const t = useText();
  const { practice } = useSite();
  return (
    <section id="kontakt" className="contact" data-layer="oberhaut">
      <div className="split">
        <header>
          <h2>{t('home.contact')}</h2>
          <p>{t('home.contactLead')}</p>
        </header>
        <div>
          <p className="contact-phone">
            <ContactLink phone={practice.phone} />
          </p>
          <p>
            <ContactLink email={practice.email} />
          </p>
          <h3>{t('home.directions')}</h3>
          <address>
            {practice.street}
            <br />
            {practice.postal_code} {practice.city}
          </address>
        </div>
      </div>
    </section>
  );
}
