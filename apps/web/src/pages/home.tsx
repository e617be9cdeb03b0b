import { RequestBand } from '@praxiskit/contact-requests/react';
import type { Payload } from '@praxiskit/pages';
import { LateSheet, Paragraphs, usePack, useSite, useText } from '@praxiskit/pages/react';
import { leadsTo, type WayMapMessages } from '@praxiskit/practice';
import { DoctorPortrait, WayMap } from '@praxiskit/practice/react';
import { layers } from '@praxiskit/treatments';
import { FirstVisit } from '@praxiskit/treatments/react';
import { buttonClass, Link, OpeningHours } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { way } from '../content/way.ts';
import type { HomeData, HomeLayer } from '../payloads/home.ts';
import { addressOf } from '../records/practice-address.ts';
import { useGate } from '../services/use-gate.ts';
import '../styles/home.css';

export function Component({ data }: Payload<HomeData>) {
  const t = useText();
  return (
    <>
      <Opening lead={data.lead} />
      <Landscape layers={data.layers} principles={data.principles} />
      <Practice thisYear={Number(data.today.slice(0, 4))} />
      <Finder concerns={data.concerns} />
      {data.visit ? (
        <FirstVisit
          id="besuch"
          visit={data.visit}
          minutesText={(span) => t('home.minutes', span)}
        />
      ) : null}
      <RequestBand {...data.request} layer="unterhaut">
        <span className="hill" aria-hidden="true" />
      </RequestBand>
      <Arrival {...data} />
    </>
  );
}

function Opening({ lead }: Pick<HomeData, 'lead'>) {
  const t = useText();
  return (
    <section className="hero">
      <h1>{t('home.headline')}</h1>
      <Paragraphs lines={lead} className="lead" />
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
function Landscape({ layers: bands, principles }: Pick<HomeData, 'layers' | 'principles'>) {
  const t = useText();
  const [first, ...deeper] = bands;
  return (
    <div className="landscape">
      <span className="marker" aria-hidden="true" />
      <nav className="section" aria-label={t('prices.layers')}>
        {bands.map(({ layer, name }) => (
          <a key={layer} href={`#${layer}`} data-layer={layer}>
            <span className="hill" aria-hidden="true" />
            <span>
              {name} <span aria-hidden="true">↓</span>
            </span>
          </a>
        ))}
      </nav>
      {first ? (
        <div className="ground ruled" data-layer={first.layer}>
          <span className="hill" aria-hidden="true" />
          <Mark text={first.mark} />
          <Surface principles={principles} />
          <LateSheet />
          <Band {...first}>
            <span className="hill" aria-hidden="true" />
          </Band>
        </div>
      ) : null}
      {deeper.map((layer, index) => (
        <Band key={layer.layer} {...layer} note={index === deeper.length - 1}>
          <span className="hill" aria-hidden="true" />
          <Mark text={layer.mark} />
        </Band>
      ))}
    </div>
  );
}

/** Above the first layer: the practice's principles, and the title of the treatments. */
function Surface({ principles }: Pick<HomeData, 'principles'>) {
  const t = useText();
  return (
    <section className="surface">
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

/** The numeral where a layer begins. */
function Mark({ text }: { text: string }) {
  return text ? (
    <span className="mark" aria-hidden="true">
      {text}&nbsp;mm
    </span>
  ) : null;
}

type BandProps = HomeLayer & { note?: boolean; children?: ReactNode };

function Band({ layer, name, about, extent, rows, note = false, children }: BandProps) {
  const t = useText();
  return (
    <section id={layer} data-layer={layer} className="band ruled" aria-label={name}>
      {children}
      <div className="band-head" data-reveal="">
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

/** The doctors, with a close-up of the layers in the place of a portrait. */
function Practice({ thisYear }: { thisYear: number }) {
  const { practice, locale, words } = useSite();
  const closeUp = layers.slice(0, 3).map((layer) => (
    <span key={layer} data-layer={layer}>
      <span className="hill" />
    </span>
  ));
  return (
    <div id="praxis">
      {practice.doctors.map((doctor) => (
        <DoctorPortrait
          key={doctor.name}
          doctor={doctor}
          locale={locale}
          thisYear={thisYear}
          words={words}
          chamber={practice.chamber}
          portrait={<span aria-hidden="true">{closeUp}</span>}
        />
      ))}
    </div>
  );
}

/** When the practice is open, and how to get there. */
function Arrival({ way: facts, holidays, today }: HomeData) {
  const t = useText();
  const { practice, locale, config } = useSite();
  const gate = useGate();
  const { name, hours } = practice;
  const address = addressOf(practice);
  const messages = usePack<WayMapMessages>('wayMap');
  const plan = { ...way, from: t('way.from'), description: t('way.description') };
  const wayMap = { name, locale, facts, gate, tiles: config.map_tiles };
  return (
    <div className="arrival">
      {hours.length > 0 ? (
        <section>
          <Title text={t('home.hours')} />
          <OpeningHours hours={hours} variant="bars" exceptions={holidays} today={today} />
        </section>
      ) : null}
      {leadsTo(plan, practice) ? (
        <WayMap plan={plan} messages={messages} {...wayMap}>
          <address className="quiet">{address}</address>
        </WayMap>
      ) : null}
    </div>
  );
}
