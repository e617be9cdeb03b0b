import { defineWayMap } from '@praxiskit/practice/element';
import { WayMap } from '@praxiskit/practice/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '@praxiskit/practice/styles.css';
import { samplePlan } from './sample-plan.ts';

const props = { plan: samplePlan, locale: 'de', name: 'Lindenhof' };
/** Tiles at the address of the test's own server, which answers nothing there. */
const own = '/no-tiles/{z}/{x}/{y}.png';
const away = 'https://tiles.example/{z}/{x}/{y}.png';

const tile = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

/** A map whose tiles come without a request. */
function drawnMap(): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  Object.assign(place.style, { position: 'relative', height: '300px' });
  const map = place.appendChild(document.createElement('way-map'));
  map.setAttribute('tiles', `data:image/svg+xml,${encodeURIComponent(tile)}#{z}/{x}/{y}`);
  map.setAttribute('longitude', '11.3');
  map.setAttribute('latitude', '50.9');
  defineWayMap();
  return map;
}

const asked = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('tiles'));

afterEach(() => performance.clearResourceTimings());

test('the plan is whole without a script, in both languages, with the minutes that its route has', () => {
  const german = renderToString(<WayMap {...props} />);
  expect(german).toContain('13\u00a0Minuten vom Bahnhof');
  expect(german).toContain('am Lindenweg rechts');
  expect(german).toContain('>12</text>');
  const english = renderToString(<WayMap {...props} locale="en" />);
  expect(english).toContain('13\u00a0minutes from the station');
  expect(english).toContain('>Station</text>');
});

test('coordinates of the plan have at most two decimal places', () => {
  const plan = renderToString(
    <WayMap {...props} plan={{ ...samplePlan, scale: samplePlan.scale * 1.1 }} />,
  );
  expect(plan).toMatch(/transform="translate\(\d+\.\d{1,2} /);
  expect(plan).not.toMatch(/\d\.\d{3}/);
});

test('tiles of another host wait for consent: the gate gets a template, and nothing is loaded', async () => {
  const gate = vi.fn((_root: HTMLElement) => () => {});
  const { container } = await render(<WayMap {...props} tiles={away} gate={gate} />);
  expect(gate).toHaveBeenCalledOnce();
  const template = container.querySelector('template');
  expect(template?.dataset.consent).toBe('map');
  expect(template?.content.querySelector('way-map')?.getAttribute('tiles')).toBe(away);
  expect(container.querySelector('way-map')).toBe(null);
  expect(asked()).toEqual([]);
});

test('without a gate tiles of another host are never loaded', async () => {
  const { container } = await render(<WayMap {...props} tiles={away} />);
  expect(container.querySelector('way-map')).toBe(null);
});

test('a new render keeps the map and its gate; leaving ends both', async () => {
  const end = vi.fn();
  const gate = vi.fn(() => end);
  const screen = await render(<WayMap {...props} tiles={away} gate={gate} />);
  await screen.rerender(<WayMap {...props} tiles={away} gate={() => gate()} facts={[]} />);
  expect(gate).toHaveBeenCalledOnce();
  await screen.unmount();
  expect(end).toHaveBeenCalledOnce();
});

test('tiles of the site itself load at once; a removed map requests no more', async () => {
  const { container, unmount } = await render(<WayMap {...props} tiles={own} />);
  await vi.waitFor(() => expect(asked().length).toBeGreaterThan(0));
  const map = container.querySelector('way-map');
  const ground = map?.querySelector<HTMLElement>('.pk-way-canvas');
  expect(ground?.getAttribute('aria-label')).toContain('13\u00a0Minuten vom Bahnhof');
  await unmount();
  expect(map?.childElementCount).toBe(0);
});

test('a map that is removed before its library has loaded stays empty', async () => {
  const { container, unmount } = await render(<WayMap {...props} tiles={own} />);
  await vi.waitFor(() => expect(container.querySelector('way-map canvas')).not.toBe(null));
  const map = container.querySelector('way-map');
  const again = map?.cloneNode() as HTMLElement;
  document.body.append(again);
  again.remove();
  await unmount();
  await new Promise((done) => requestAnimationFrame(done));
  expect(again.childElementCount).toBe(0);
});

test('without a network the plan stays visible and usable, and no map covers it', async () => {
  const { container } = await render(<WayMap {...props} tiles={own} />);
  await vi.waitFor(() => expect(asked().length).toBeGreaterThan(0));
  const map = container.querySelector('way-map') as HTMLElement;
  await vi.waitFor(() => expect(map.inert).toBe(true));
  expect(getComputedStyle(map).opacity).toBe('0');
});

test('the map takes the place of the plan with its first tile, and names its source', async () => {
  const map = drawnMap();
  expect(getComputedStyle(map).opacity).toBe('0');
  await vi.waitFor(() => expect(getComputedStyle(map).opacity).toBe('1'));
  expect(map.inert).toBe(false);
  expect(map.textContent).toContain('© OpenStreetMap');
  map.parentElement?.remove();
});
