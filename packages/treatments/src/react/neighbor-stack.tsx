import { SiteLink } from '@praxiskit/pages/react';
import type { ReactNode } from 'react';
import type { Layer } from '../treatment.ts';

/** A treatment in its layer. */
export interface StackedTreatment {
  path: string;
  name: string;
  layer: Layer;
  layerName: string;
  summary: string;
  /** '2 mm, ab 260 €' */
  figures: string;
}

export interface NeighborStackProps {
  above?: StackedTreatment | undefined;
  below?: StackedTreatment | undefined;
  /** The page's own treatment, between them. */
  here: {
    layer: Layer;
    layerName: string;
    /** 'Sie sind hier' */
    text: string;
    /** Left out where there is no room: 'Hyaluron, 2–8 mm'. */
    details: string;
  };
  /** Name of the landmark, for screen readers. */
  label: string;
  /** The ground of each layer, a picture for instance. */
  ground?: ReactNode;
}

/** The end of a treatment's page: between one treatment of the layer above and one of the layer below. */
export function NeighborStack({ above, below, here, label, ground }: NeighborStackProps) {
  return (
    <nav className="neighbours" aria-label={label}>
      {above ? <Neighbor {...above} sign="↑" ground={ground} /> : null}
      <p className="here" data-layer={here.layer}>
        {ground}
        <strong>{here.layerName}</strong>
        <span>
          {here.text}
          <span className="here-details">: {here.details}</span>
        </span>
      </p>
      {below ? <Neighbor {...below} sign="↓" ground={ground} /> : null}
    </nav>
  );
}

function Neighbor(props: StackedTreatment & { sign: string; ground: ReactNode }) {
  const { path, name, layer, layerName, summary, figures, sign, ground } = props;
  return (
    <SiteLink href={path} className="neighbour" data-layer={layer}>
      {ground}
      <span className="neighbour-layer">
        <span aria-hidden="true">{sign} </span>
        {layerName}
      </span>
      <span className="neighbour-name">{name}</span>
      <span className="neighbour-summary">{summary}</span>
      <span className="neighbour-figures">{figures}</span>
    </SiteLink>
  );
}
