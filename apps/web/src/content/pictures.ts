import type { Locale } from '@praxiskit/core';
import type { FirstPicture, PagePictures, SharedPicture } from '@praxiskit/pages';
import type { Layer } from '@praxiskit/treatments';

/** Every picture of the layers by its file, at the address that the style sheets ask for. */
const addresses = import.meta.glob<string>('../assets/layers/{narrow,steep,low}-*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * The largest picture of a page's first screen, below 960 px one for all layers, above it that of the layer;
 * and the one that the page is shared with.
 *
 * @param name of the layer
 */
export function headPictures(page: 'home' | Layer, locale: Locale, name = ''): PagePictures {
  const wide = page === 'home' ? 'steep-oberhaut' : `low-${page}`;
  return {
    first: (['light', 'dark'] as const).flatMap((theme) => [
      firstPicture('narrow', theme, '(width < 60em)'),
      firstPicture(wide, theme, '(width >= 60em)'),
    ]),
    shared: sharedPicture(page, locale, name),
  };
}

const allLayers: Record<Locale, string> = {
  de: 'Gezeichneter Schnitt durch die Haut, von der Oberhaut bis zur Blutbahn.',
  en: 'A drawn section through the skin, from the epidermis to the bloodstream.',
};

const oneLayer: Record<Locale, string> = {
  de: 'Gezeichneter Schnitt durch die Haut; hervorgehoben: ',
  en: 'A drawn section through the skin; highlighted: ',
};

/** A treatment is shared with the picture of its layer. */
export function sharedPicture(page: 'home' | Layer, locale: Locale, name = ''): SharedPicture {
  const alt = page === 'home' ? allLayers[locale] : `${oneLayer[locale]}${name}.`;
  return { address: `/shared/${page}.jpg`, type: 'image/jpeg', width: 1200, height: 630, alt };
}

function firstPicture(name: string, theme: string, width: string): FirstPicture {
  const address = addresses[`../assets/layers/${name}-${theme}.avif`];
  if (address === undefined) throw new Error(`There is no picture '${name}-${theme}'`);
  return { address, type: 'image/avif', media: `${width} and (prefers-color-scheme: ${theme})` };
}
