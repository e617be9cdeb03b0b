import type { Locale } from '@praxiskit/pages';
import type { DepthExtent, Layer, LayerWords } from '@praxiskit/treatments';

interface LayerText {
  name: string;
  /** One line that says what lives there. */
  about: string;
}

/** Guide values for the face; what the ticks of `layers.css` count. Nothing is measured in the last layer. */
export const extents: Record<Layer, DepthExtent | null> = {
  oberhaut: { from: 0, to: 0.1 },
  lederhaut: { from: 0.1, to: 2 },
  unterhaut: { from: 2, to: 10 },
  muskel: { from: 4, to: 6 },
  blutbahn: null,
};

export const layerTexts: Record<Layer, Record<Locale, LayerText>> = {
  oberhaut: {
    de: { name: 'Oberhaut', about: 'Was Sie sehen und berühren.' },
    en: { name: 'Epidermis', about: 'What you see and touch.' },
  },
  lederhaut: {
    de: { name: 'Lederhaut', about: 'Hier entsteht Festigkeit.' },
    en: { name: 'Dermis', about: 'Where firmness comes from.' },
  },
  unterhaut: {
    de: { name: 'Unterhaut', about: 'Polster, Halt und Kontur.' },
    en: {
      name: 'Subcutis',
      about: 'Cushion, support and contour.',
    },
  },
  muskel: {
    de: { name: 'Muskel', about: 'Hier beginnt die Mimik.' },
    en: { name: 'Muscle', about: 'Where expression begins.' },
  },
  blutbahn: {
    de: { name: 'Blutbahn', about: 'Von innen nach außen.' },
    en: { name: 'Bloodstream', about: 'From the inside out.' },
  },
};

const noDepth: Record<Locale, string> = { de: 'i.\u00a0v.', en: 'IV' };

/** '2–8 mm', '0,02 mm', or 'i. v.' where a treatment has no depth. */
export function depthText(min: number | null, max: number | null, locale: Locale): string {
  const figure = depthFigure(min, max, locale);
  return figure === null ? noDepth[locale] : `${figure}\u00a0mm`;
}

export function depthFigure(min: number | null, max: number | null, locale: Locale): string | null {
  if (min === null) return null;
  const format = (value: number): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  return max === null || max === min ? format(min) : `${format(min)}–${format(max)}`;
}

const unmeasured: Record<Locale, string> = { de: 'ohne Maß', en: 'no depth' };

/** From where to where a layer reaches: '0,1 bis 2 mm'. */
export function extentText(layer: Layer, locale: Locale): string {
  const extent = extents[layer];
  if (!extent) return unmeasured[locale];
  const to = depthText(extent.to, null, locale);
  return `${depthFigure(extent.from, null, locale)} ${locale === 'de' ? 'bis' : 'to'} ${to}`;
}

/** The numeral where a layer begins, '0,1'; empty where it has none. */
export function boundaryText(layer: Layer, locale: Locale): string {
  return depthFigure(extents[layer]?.from ?? null, null, locale) ?? '';
}

const wordsIn = (locale: Locale): LayerWords => ({
  extents,
  name: (layer) => layerTexts[layer][locale].name,
  numeral: (depth) => depthFigure(depth, null, locale) ?? '',
});

export const layerWords: Record<Locale, LayerWords> = { de: wordsIn('de'), en: wordsIn('en') };
