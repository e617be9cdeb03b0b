import type { Locale } from '@praxiskit/pages';
import type { Layer } from '../records/layers.ts';

interface LayerText {
  name: string;
  /** One line that says what lives there. */
  about: string;
  /** The band's extent, '0 bis 0,1 mm'. */
  extent: string;
}

export const layerTexts: Record<Layer, Record<Locale, LayerText>> = {
  oberhaut: {
    de: { name: 'Oberhaut', about: 'Was Sie sehen und berühren.', extent: '0 bis 0,1\u00a0mm' },
    en: { name: 'Epidermis', about: 'What you see and touch.', extent: '0 to 0.1\u00a0mm' },
  },
  lederhaut: {
    de: { name: 'Lederhaut', about: 'Hier entsteht Festigkeit.', extent: '0,1 bis 2\u00a0mm' },
    en: { name: 'Dermis', about: 'This is where firmness is made.', extent: '0.1 to 2\u00a0mm' },
  },
  unterhaut: {
    de: { name: 'Unterhaut', about: 'Polster, Halt und Kontur.', extent: '2 bis 10\u00a0mm' },
    en: {
      name: 'Subcutis',
      about: 'Cushion, support and contour.',
      extent: '2 to 10\u00a0mm',
    },
  },
  muskel: {
    de: { name: 'Muskel', about: 'Hier beginnt die Mimik.', extent: '4 bis 6\u00a0mm' },
    en: { name: 'Muscle', about: 'Where expression begins.', extent: '4 to 6\u00a0mm' },
  },
  blutbahn: {
    de: { name: 'Blutbahn', about: 'Von innen nach außen.', extent: 'ohne Maß' },
    en: { name: 'Bloodstream', about: 'From the inside out.', extent: 'no measure' },
  },
};

const noDepth: Record<Locale, string> = { de: 'i.\u00a0v.', en: 'i.\u00a0v.' };

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
