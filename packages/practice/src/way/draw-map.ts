import { defaults } from 'ol/interaction/defaults.js';
import TileLayer from 'ol/layer/Tile.js';
import OpenLayersMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat } from 'ol/proj.js';
import XYZ from 'ol/source/XYZ.js';
import View from 'ol/View.js';

/** Streets with their names. */
const ZOOM = 16;
const NEAREST = 18;
const FARTHEST = 12;
const STEP_MS = 180;

/**
 * Draws the map into its element, with the library's own controls left out: they write HTML as text, which
 * Trusted Types refuse. Returns the end of it.
 */
export function drawMap(element: HTMLElement): () => void {
  const value = (name: string) => element.getAttribute(name) ?? '';
  const entrance = fromLonLat([Number(value('longitude')), Number(value('latitude'))]);
  const ground = add(element, 'div', 'pk-way-canvas');
  ground.tabIndex = 0;
  ground.setAttribute('role', 'group');
  ground.setAttribute('aria-label', value('label'));
  const view = new View({ center: entrance, zoom: ZOOM, maxZoom: NEAREST, minZoom: FARTHEST });
  const source = new XYZ({ url: value('tiles') });
  // Without a network no tile comes, and the plan below is of more use than an empty map.
  source.on('tileloadend', () => {
    element.dataset.drawn = '';
    element.inert = false;
  });
  source.on('tileloaderror', () => {
    element.inert = !('drawn' in element.dataset);
  });
  const map = new OpenLayersMap({
    target: ground,
    controls: [],
    // A visitor who scrolls the page past the map stays in the page.
    interactions: defaults({ onFocusOnly: true, altShiftDragRotate: false, pinchRotate: false }),
    layers: [new TileLayer({ source })],
    view,
  });
  const marker = document.createElement('div');
  marker.className = 'pk-way-marker';
  marker.textContent = value('name');
  map.addOverlay(
    new Overlay({
      element: marker,
      position: entrance,
      positioning: 'bottom-center',
      offset: [0, -8],
    }),
  );
  const buttons = add(element, 'div', 'pk-way-zoom');
  for (const [name, sign, by] of [
    ['zoom-in', '+', 1],
    ['zoom-out', '−', -1],
  ] as const) {
    const button = add(buttons, 'button', 'pk-way-button');
    button.type = 'button';
    button.textContent = sign;
    button.setAttribute('aria-label', value(name));
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : STEP_MS;
    button.addEventListener('click', () => view.animate({ zoom: zoomOf(view) + by, duration }));
  }
  const credit = add(element, 'a', 'pk-way-source');
  credit.href = 'https://www.openstreetmap.org/copyright';
  credit.rel = 'noopener noreferrer';
  credit.target = '_blank';
  credit.textContent = '© OpenStreetMap';
  return () => {
    map.setTarget(undefined);
    map.dispose();
    element.replaceChildren();
    element.inert = false;
    delete element.dataset.drawn;
  };
}

const zoomOf = (view: View) => Math.round(view.getZoom() ?? ZOOM);

function add<Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const child = document.createElement(name);
  child.className = className;
  parent.append(child);
  return child;
}
