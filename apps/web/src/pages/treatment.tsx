import type { Payload } from '@praxiskit/pages';
import { LateSheet, useSite, useText } from '@praxiskit/pages/react';
import { helpSections } from '@praxiskit/treatments';
import { NeighborStack, SectionThroughSkin, TreatmentSections } from '@praxiskit/treatments/react';
import { buttonClass, FactBox, Link, PriceTable } from '@praxiskit/ui-kit';
import type { TreatmentData } from '../payloads/treatment.ts';
import '../styles/treatment.css';

export function Component({ data }: Payload<TreatmentData>) {
  const t = useText();
  const { practice, locale, words } = useSite();
  const { own } = data.section;
  const ask = (
    <Link
      href={`/?behandlung=${data.slug}#kontakt`}
      variant="plain"
      className={buttonClass('primary')}
    >
      {t('home.request')}
    </Link>
  );
  return (
    <article className="treatment">
      <Opening data={data} />
      <LateSheet />
      <div className="treatment-body">
        <div className="prose">
          <TreatmentSections sections={data.course.filter(({ id }) => id !== 'care')} />
          <div>
            <PriceTable
              groups={[{ id: 'preis', title: t('treatment.price'), items: data.prices }]}
            />
            {data.included ? <p>{t('treatment.included', { parts: data.included })}</p> : null}
            <p className="quiet small">{t('prices.note')}</p>
          </div>
          <TreatmentSections sections={data.answers} />
        </div>
        <div className="facts" data-layer={own.layer}>
          <FactBox
            title={t('treatment.glance')}
            facts={data.facts.map(({ term, text }) => ({ term, value: text }))}
            className="layer-box"
          >
            {ask}
            <Link href="/termin">{t('treatment.myDay')}</Link>
          </FactBox>
        </div>
      </div>
      <div className="treatment-care">
        <TreatmentSections
          sections={[
            ...data.course.filter(({ id }) => id === 'care'),
            ...helpSections(practice.phone, locale, words),
          ]}
        />
      </div>
      <NeighborStack
        {...data.neighbors}
        label={t('nav.treatments')}
        ground={hill}
        here={{
          layer: own.layer,
          layerName: own.name,
          text: t('treatment.here'),
          details: `${data.name}, ${data.depth}`,
        }}
      />
      <p className="ask-bar" data-layer={own.layer}>
        <span>
          {data.depth} <small>{data.price}</small>
        </span>
        {ask}
      </p>
    </article>
  );
}

const hill = <span className="hill" aria-hidden="true" />;

/** The name first, then its depth in large figures, inside its layer and below those above it. */
function Opening({ data }: { data: TreatmentData }) {
  const t = useText();
  const { own } = data.section;
  const unmeasured = own.layer === 'blutbahn' ? 'treatment.noDepth' : null;
  const note = data.figure === null ? unmeasured : 'treatment.guide';
  return (
    <header className="treatment-head">
      <div className="treatment-name">
        <p className="crumbs">
          <Link href="/#behandlungen">{t('nav.treatments')}</Link> /{' '}
          <Link href={`/#${own.layer}`}>{own.name}</Link>
        </p>
        <h1>{data.name}</h1>
        <p className="lead">{data.summary}</p>
      </div>
      <SectionThroughSkin section={data.section} ground={hill}>
        <p>
          <strong>{own.name}</strong> {t('treatment.works')}
        </p>
        <p className={data.figure === null ? 'figure words' : 'figure'}>
          {data.figure ?? data.depth}
          {data.figure === null ? null : <span>&nbsp;mm</span>}
        </p>
        {note ? <p className="figure-note">{t(note)}</p> : null}
      </SectionThroughSkin>
    </header>
  );
}
