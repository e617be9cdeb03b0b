import { type EffectName, effects, kindOf } from '@praxiskit/animations';
import { EffectGallery, type EffectGalleryProps, playAll } from '@praxiskit/animations/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const PlayButton: EffectGalleryProps['Button'] = (props) => <button type="button" {...props} />;

const gallery = (
  <EffectGallery
    Button={PlayButton}
    kindTitle={(kind) => `Kind ${kind}`}
    playLabel={(effect) => `Play ${effect}`}
    sample="1,5 mm"
  />
);

const sampleOf = (name: EffectName) => document.querySelector(`[data-effect="${name}"]`);

afterEach(() => vi.restoreAllMocks());

test('every effect appears once, below the title of its kind [R5.3]', async () => {
  const { container } = await render(gallery);
  const sections = [...container.querySelectorAll('section')].map((section) => [
    section.querySelector('h2')?.textContent,
    [...section.querySelectorAll('li > button')].map(({ textContent }) => textContent),
  ]);
  const named = (kind: string) =>
    Object.entries(effects).flatMap(([name, effect]) => (kindOf(effect) === kind ? [name] : []));
  expect(sections).toEqual([
    ['Kind in', named('in')],
    ['Kind attention', named('attention')],
    ['Kind out', named('out')],
  ]);
  expect(container.querySelectorAll('li')).toHaveLength(32);
});

test('a button plays its effect on its own sample, and again [R5.3]', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  await render(gallery);
  const button = page.getByRole('button', { name: 'Play shake', exact: true });
  await button.click();
  await button.click();
  expect(animate.mock.contexts).toEqual([sampleOf('shake'), sampleOf('shake')]);
  expect(animate.mock.lastCall?.[0]).toEqual({ ...effects.shake.keyframes });
});

test('playAll plays all of them in a wave, and nothing outside of the gallery', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  await render(
    <>
      <p data-effect="shake">Text</p>
      {gallery}
    </>,
  );
  playAll();
  const samples = [...document.querySelectorAll('.effects [data-effect]')];
  expect(animate.mock.contexts).toEqual(samples);
  const delays = animate.mock.calls.map(
    ([, options]) => (options as KeyframeAnimationOptions).delay,
  );
  expect(delays).toEqual(samples.map((_, index) => index * 60));
});

test('without a gallery playAll plays nothing', () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  playAll();
  expect(animate).not.toHaveBeenCalled();
});

test('the gallery renders on a server, with samples hidden from screen readers', () => {
  expect(renderToString(gallery)).toContain(
    '<section><h2>Kind attention</h2><ul class="effects"><li>' +
      '<span class="effect-stage" aria-hidden="true"><span data-effect="wobble">1,5 mm</span></span>' +
      '<button type="button" aria-label="Play wobble">wobble</button></li>',
  );
});
