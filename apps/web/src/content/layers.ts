import type { Locale } from '@praxiskit/core';
import type { DepthExtent, Layer, LayerWords } from '@praxiskit/treatments';

/** The texts of a page by key. */
type Text = (key: string) => string;

/** Guide values for the face, as the ticks of `layers.css` show them. The last layer has no measures. */
const extents: Record<Layer, DepthExtent | null> = {
  oberhaut: { from: 0, to: 0.1 },
  lederhaut: { from: 0.1, to: 2 },
  unterhaut: { from: 2, to: 10 },
  muskel: { from: 4, to: 6 },
  blutbahn: null,
};

const intravenous: Record<Locale, string> = { de: 'i.\u00a0v.', en: 'IV' };

/** '2–8 mm', '0,02 mm'; of a treatment without a depth 'i. v.' in the last layer, else 'ohne Tiefe'. */
export function depthText(min: number | null, max: number | null, locale: Locale, layer?: Layer) {
  const figure = depthFigure(min, max, locale);
  return figure ? `${figure}\u00a0mm` : (layer === 'blutbahn' ? intravenous : unmeasured)[locale];
}

export function depthFigure(min: number | null, max: number | null, locale: Locale): string | null {
  if (min === null) return null;
  const format = (value: number): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  return max === null || max === min ? format(min) : `${format(min)}–${format(max)}`;
}

const unmeasured: Record<Locale, string> = { de: 'ohne Tiefe', en: 'no depth' };

/** From where to where a layer reaches: '0,1 bis 2 mm'. */
export function extentText(layer: Layer, locale: Locale): string {
  const extent = extents[layer];
  if (!extent) return unmeasured[locale];
  const to = depthText(extent.to, null, locale);
  return `${depthFigure(extent.from, null, locale)} ${locale === 'de' ? 'bis' : 'to'} ${to}`;
}

/** The numeral where a layer begins, '0,1'; empty for none. */
export function boundaryText(layer: Layer, locale: Locale): string {
  return depthFigure(extents[layer]?.from ?? null, null, locale) ?? '';
}

export const layerName = (layer: Layer, t: Text): string => t(`layers.${layer}.name`);

export const layerNames = (t: Text) => (layer: Layer) => layerName(layer, t);

/** The texts in the drawings of the layers. */
export const layerWords = (locale: Locale, t: Text): LayerWords => ({
  extents,
  name: (layer) => layerName(layer, t),
  numeral: (depth) => depthFigure(depth, null, locale) ?? '',
});
