import { type Layer, layers } from '@praxiskit/treatments';
import { Horizon } from '@praxiskit/treatments/react';
import { Ruler } from '@praxiskit/ui-kit';
import { extentText } from '@praxiskit/web/layers';
import layersSheet from '@praxiskit/web/layers.css?raw';
import type { ReactNode } from 'react';
import { Copy } from '../blocks/copy.tsx';
import { Themed, themes } from '../blocks/themed.tsx';
import '../blocks/layer-bands.css';
import './layers.css';

const about: Record<Layer, readonly [name: string, surface: string]> = {
  oberhaut: ['Epidermis', 'fine and silky'],
  lederhaut: ['Dermis', 'long folds with waves'],
  unterhaut: ['Subcutis', 'honey, with drops'],
  muskel: ['Muscle', 'fibers'],
  blutbahn: ['Bloodstream', 'a slow swell'],
};

/** As the sheet has it: 'light-dark(oklch(…), oklch(…))'. */
function writtenColor(layer: Layer) {
  const [, color] = new RegExp(`--${layer}: (light-dark\\(.*\\));`).exec(layersSheet) ?? [];
  if (!color) throw new Error(`The sheet of the layers has no '--${layer}'.`);
  return color;
}

/** The head of the page: the layers of the sample practice, each with its color, surface and depth. */
export const LayerLandscape = () => (
  <div className="layer-landscape low-hills sb-unstyled">
    <div className="layer-head">
      <p className="mb-3 text-control text-quiet">Theme of the sample practice</p>
      <h1 className="text-display-s font-[225] tracking-[-0.025em] md:text-display-m">
        Layers, ruler, horizon
      </h1>
      <p className="mt-6 max-w-[27em] text-lead">
        A question of millimeters: treatments stand in the depth of skin that they reach. The depths
        are guide values for the face. Another practice brings a theme of its own; the kit needs
        none.
      </p>
    </div>
    {layers.map((layer) => {
      const [name, surface] = about[layer];
      return (
        <section key={layer} className="layer-band" data-layer={layer}>
          <i className="layer-hill" aria-hidden="true" />
          <div className="grid items-center gap-x-8 gap-y-3 sm:grid-cols-[18rem_1fr]">
            <div className="text-small">
              <h2 className="text-name font-[350]">{name}</h2>
              <p>{surface}</p>
              <p className="font-mono text-[0.8125rem]">
                --{layer} <Copy text={`--${layer}: ${writtenColor(layer)};`} what={name} />
              </p>
            </div>
            <p className="text-[clamp(1.75rem,3.4vw,2.75rem)] font-[225] tracking-[-0.02em]">
              {extentText(layer, 'en')}
            </p>
          </div>
        </section>
      );
    })}
  </div>
);

/** Scales that the product has: millimeters of skin and of paper, minutes. */
export const Rulers = () => (
  <div className="grid gap-10">
    <Scale title="Millimeters of skin: up to 8 of 10">
      <Ruler max={10} value={8} step={0.5} labels={labels([0, 2, 4, 6, 8], 10, 'mm')} />
    </Scale>
    <Scale title="Minutes of the first visit">
      <Ruler max={45} value={15} step={1} labels={labels([0, 15, 30], 45, 'min')} />
    </Scale>
    <Scale title="Millimeters of paper: the first fold of a letter">
      <Ruler max={210} value={105} step={3.5} labels={labels([0, 105], 210, 'mm')} />
    </Scale>
  </div>
);

const labels = (marks: readonly number[], end: number, unit: string) => [
  ...marks.map((at) => ({ at, text: String(at) })),
  { at: end, text: `${end}\u00a0${unit}` },
];

const Scale = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-2 text-control font-[550]">{title}</h3>
    {children}
  </div>
);

export const Horizons = () => (
  <div className="grid gap-6 sm:grid-cols-2">
    {themes.map((theme) => (
      <div key={theme} className="layer-horizon low-hills" data-theme={theme}>
        <p className="text-caption text-quiet">{theme}</p>
        <p className="text-title font-light">Nothing here yet.</p>
        <Horizon />
      </div>
    ))}
  </div>
);

export const CoreSamples = () => (
  <>
    {themes.map((theme) => (
      <Themed key={theme} theme={theme}>
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-5">
          {layers.map((layer) => (
            <li key={layer} className="text-caption">
              <span className="core-sample" data-layer={layer} data-theme={theme} />
              {about[layer][0]}
            </li>
          ))}
        </ul>
      </Themed>
    ))}
  </>
);
