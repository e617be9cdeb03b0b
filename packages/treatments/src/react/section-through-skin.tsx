import type { CSSProperties, ReactNode } from 'react';
import type { DepthSection, SectionLayer } from '../depths/depth-section.ts';

export interface SectionThroughSkinProps {
  /** As `depthSection` answers it. */
  section: DepthSection;
  /** The ground of each layer, a picture for instance. */
  ground?: ReactNode;
  /** Text in the treatment's own layer: the depth in words and figures. */
  children: ReactNode;
}

/**
 * The layers of the skin down to the one below a treatment's own, with a ruler beside them. Screen readers
 * skip the ruler: `children` say the depth. The site styles `.cut`, `.own`, `.next` and the parts of the
 * ruler by their layer in `data-layer`; places are shares of the layer's height in `--from` and `--to`.
 */
export function SectionThroughSkin({ section, ground, children }: SectionThroughSkinProps) {
  const { above, own, below } = section;
  return (
    <div className="section-cut">
      {above.map((cut) => (
        <Cut key={cut.layer} {...cut} ground={ground}>
          <span>{cut.name}</span>
        </Cut>
      ))}
      <Cut {...own} className="own" ground={ground}>
        <Gauge {...section} />
        {children}
      </Cut>
      {below ? (
        <Cut {...below} className="next" ground={ground}>
          <span>{below.name}</span>
        </Cut>
      ) : null}
    </div>
  );
}

interface CutProps extends SectionLayer {
  className?: string;
  ground: ReactNode;
  children: ReactNode;
}

function Cut({ layer, mark, className = '', ground, children }: CutProps) {
  return (
    <div data-layer={layer} className={`cut ruled ${className}`}>
      {ground}
      <span className="cut-mark" aria-hidden="true">
        {mark}
      </span>
      {children}
    </div>
  );
}

const placed = (from: number, to = from) => ({ '--from': from, '--to': to }) as CSSProperties;

/** A bracket from depth to depth, or a ring for a single one. */
function Gauge({ span, numerals }: Pick<DepthSection, 'span' | 'numerals'>) {
  if (!span) return null;
  const { from, to } = span;
  return (
    <span className="gauge" aria-hidden="true">
      <span className={from === to ? 'ring' : 'bracket'} style={placed(from, to)} />
      {numerals.map(({ at, text }) => (
        <span key={at} className="numeral" style={placed(at)}>
          {text}
        </span>
      ))}
    </span>
  );
}
