import type { Payload } from '@praxiskit/pages';
import { LateSheet, useText } from '@praxiskit/pages/react';
import { buttonClass, FactBox, Link, PriceTable } from '@praxiskit/ui-kit';
import type { TechniqueText } from '../content/techniques/technique.ts';
import type { Neighbor, TreatmentData } from '../payloads/treatment.ts';
import { layers } from '../records/layers.ts';
import { TermList } from './term-list.tsx';
import '../styles/treatment.css';

export function Component({ data }: Payload<TreatmentData>) {
  const { texts } = data;
  const t = useText();
  return (
    <article className="treatment">
      <Opening data={data} />
      <LateSheet />
      <div className="treatment-body">
        <div className="prose">
          <section>
            <h2>{t('treatment.what')}</h2>
            {data.body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          {texts ? <Course texts={texts} /> : null}
          <section>
            <PriceTable
              groups={[{ id: 'preis', title: t('treatment.price'), items: data.prices }]}
            />
            <p className="quiet small">{t('prices.note')}</p>
          </section>
          {texts ? (
            <section>
              <h2>{t('treatment.questions')}</h2>
              {texts.questions.map(({ question, answer }) => (
                <details key={question}>
                  <summary>{question}</summary>
                  <p>{answer}</p>
                </details>
              ))}
            </section>
          ) : null}
        </div>
        <div className="facts" data-layer={data.layer}>
          <FactBox
            title={t('treatment.glance')}
            facts={data.facts.map(({ term, text }) => ({ term, value: text }))}
            className="layer-box"
          >
            <Link href="/#kontakt" variant="plain" className={buttonClass('primary')}>
              {t('home.request')}
            </Link>
          </FactBox>
        </div>
      </div>
      <Neighbors neighbors={data.neighbors} />
    </article>
  );
}

/** The course of a treatment, its risks, and what to do before and after. */
function Course({ texts }: { texts: TechniqueText }) {
  const t = useText();
  return (
    <>
      <section>
        <h2>{t('treatment.course')}</h2>
        <ol className="steps">
          {texts.course.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h2>{t('treatment.risks')}</h2>
        <p>{t('treatment.risksLead')}</p>
        <TermList entries={texts.risks} />
      </section>
      <section>
        <h2>{t('treatment.care')}</h2>
        <p>{texts.care}</p>
      </section>
    </>
  );
}

/** The name first, then its depth in large figures, inside its layer and below those above it. */
function Opening({ data }: { data: TreatmentData }) {
  const t = useText();
  const next = layers[layers.indexOf(data.layer) + 1];
  return (
    <header className="treatment-head">
      <div className="treatment-name">
        <p className="crumbs">
          <Link href="/#behandlungen">{t('nav.treatments')}</Link> /{' '}
          <Link href={`/#${data.layer}`}>{data.layerName}</Link>
        </p>
        <h1>{data.name}</h1>
        <p className="lead">{data.summary}</p>
      </div>
      <div className="section-cut">
        {data.above.map(({ layer, name }) => (
          <div key={layer} data-layer={layer} className="cut ruled">
            <span className="hill" aria-hidden="true" />
            {name}
          </div>
        ))}
        <div data-layer={data.layer} className="cut own ruled">
          <span className="hill" aria-hidden="true" />
          <p>
            <strong>{data.layerName}</strong> {t('treatment.works', { name: data.name })}
          </p>
          {data.figure === null ? (
            <p className="figure words">i.&nbsp;v.</p>
          ) : (
            <p className="figure">
              {data.figure}
              <span>&nbsp;mm</span>
            </p>
          )}
          <p className="figure-note">
            {t(data.figure === null ? 'treatment.noDepth' : 'treatment.guide')}
          </p>
        </div>
        {next ? (
          <div data-layer={next} className="cut next ruled">
            <span className="hill" aria-hidden="true" />
          </div>
        ) : null}
      </div>
    </header>
  );
}

function Neighbors({ neighbors }: Pick<TreatmentData, 'neighbors'>) {
  const t = useText();
  const entries: [string, Neighbor | null][] = [
    [t('treatment.higher'), neighbors.higher],
    [t('treatment.deeper'), neighbors.deeper],
  ];
  return (
    <nav className="neighbours" aria-label={t('nav.treatments')}>
      {entries.map(([label, neighbor]) =>
        neighbor ? (
          <Link
            key={label}
            href={neighbor.path}
            variant="plain"
            data-layer={neighbor.layer}
            className="neighbour"
          >
            <span>
              {label}, {neighbor.layerName}
            </span>
            <span className="neighbour-name">{neighbor.name}</span>
            <span>{neighbor.depth}</span>
          </Link>
        ) : null,
      )}
    </nav>
  );
}
