import type { Payload } from '@praxiskit/pages';
import { Paragraphs, TextSections, useText } from '@praxiskit/pages/react';
import { PriceTable } from '@praxiskit/ui-kit';
import type { PricesData } from '../payloads/prices.ts';
import '../styles/prices.css';

const idOf = (layer: string | null): string => layer ?? 'beratung';

export function Component({ data }: Payload<PricesData>) {
  const t = useText();
  const { lead, groups, validFrom, sections } = data;
  return (
    <div className="prices">
      <header className="page-head">
        <h1>{t('nav.prices')}</h1>
        <Paragraphs lines={lead} className="lead" />
      </header>
      <div className="prices-body">
        <nav className="legend" aria-label={t('prices.layers')}>
          <ul>
            {groups.map(({ layer, name }) => (
              <li key={name}>
                <a href={`#${idOf(layer)}`} data-layer={layer ?? undefined}>
                  <span className="swatch" aria-hidden="true" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="core">
          {groups.map(({ layer, name, extent, rows }) => (
            <div key={name} className="core-part" data-layer={layer ?? undefined}>
              <span className="core-sample" aria-hidden="true" />
              <PriceTable groups={[{ id: idOf(layer), title: name, note: extent, items: rows }]} />
            </div>
          ))}
          <div className="price-notes">
            <p>{t('prices.note')}</p>
            {validFrom ? <p>{t('prices.valid', { date: validFrom })}</p> : null}
          </div>
          <TextSections sections={sections} className="price-terms" />
        </div>
      </div>
    </div>
  );
}
