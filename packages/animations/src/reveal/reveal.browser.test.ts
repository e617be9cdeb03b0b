import { createReveal, type MotionPreference } from '@praxiskit/animations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

/** A preference that a test can switch while the page runs. */
function preference(matches = false) {
  const listeners = new Set<() => void>();
  let current = matches;
  return {
    get matches() {
      return current;
    },
    addEventListener: (_type: 'change', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: 'change', listener: () => void) => void listeners.delete(listener),
    set(value: boolean) {
      current = value;
      for (const listener of listeners) listener();
    },
  } satisfies MotionPreference & { set(value: boolean): void };
}

const element = (id: string) => document.getElementById(id) as HTMLElement;
const opacity = (id: string) => getComputedStyle(element(id)).opacity;
let reveal: ReturnType<typeof createReveal> | null = null;

beforeEach(async () => {
  await page.viewport(800, 600);
  document.body.innerHTML = `<main>
    <h1 id="top">Seen at once</h1>
    <div style="height: 2000px"></div>
    <ul><li id="outer">Outer <p id="inner">inner</p></li></ul>
    <form><p id="form">In a form</p></form>
    <p id="link"><a href="/" id="anchor">Below</a></p>
    <div style="height: 2000px"></div>
    <p id="last">The last line</p>
  </main>`;
  scrollTo(0, 0);
});

afterEach(() => {
  reveal?.stop();
  reveal = null;
});

function start(reducedMotion = preference()) {
  reveal = createReveal({ reducedMotion });
  reveal.start();
}

test('what stands in the first viewport rises without fading [R5.4]', () => {
  start();
  const effect = element('top').getAnimations()[0]?.effect as KeyframeEffect;
  const frames = effect.getKeyframes();
  expect(frames[0]).toMatchObject({ transform: 'translateY(25px)' });
  expect(frames[0]).not.toHaveProperty('opacity');
  expect(opacity('top')).toBe('1');
});

test('what is below fades and rises 25 px in 0.5 s when it comes [R5.2]', async () => {
  start();
  expect(opacity('outer')).toBe('0');
  element('outer').scrollIntoView({ block: 'center' });
  await vi.waitFor(() => expect(element('outer').getAnimations()[0]?.playState).toBe('running'));
  const effect = element('outer').getAnimations()[0]?.effect as KeyframeEffect;
  expect(effect.getTiming().duration).toBe(500);
  expect(effect.getKeyframes()[0]).toMatchObject({ transform: 'translateY(25px)', opacity: '0' });
});

test('it waits for the line at 80 % of the viewport [R5.2]', async () => {
  start();
  const top = element('outer').getBoundingClientRect().top;
  scrollTo(0, top - 560);
  // Two frames: the observers have had their say.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  expect(opacity('outer')).toBe('0');
  scrollTo(0, top - 440);
  await vi.waitFor(() => expect(opacity('outer')).not.toBe('0'));
});

test('scrolled past it hides, and starts again on re-entry [R5.2]', async () => {
  start();
  element('outer').scrollIntoView({ block: 'center' });
  await vi.waitFor(() => expect(opacity('outer')).not.toBe('0'));
  element('last').scrollIntoView();
  await vi.waitFor(() => expect(opacity('outer')).toBe('0'));
  element('outer').scrollIntoView({ block: 'center' });
  await vi.waitFor(() => expect(element('outer').getAnimations()[0]?.playState).toBe('running'));
});

test('of nested text only the outermost moves, and forms never do [R5.2D]', () => {
  start();
  expect(element('inner').getAnimations()).toHaveLength(0);
  expect(element('form').getAnimations()).toHaveLength(0);
});

test('text with the focus is seen at once [R5.2D]', () => {
  start();
  expect(opacity('link')).toBe('0');
  element('anchor').focus({ preventScroll: true });
  expect(opacity('link')).toBe('1');
});

test('the last line of a page comes although it never reaches the line', async () => {
  start();
  scrollTo(0, document.documentElement.scrollHeight);
  await vi.waitFor(() => expect(opacity('last')).not.toBe('0'));
});

test('reduced motion ends what moves, live [R5.4]', () => {
  const motion = preference();
  start(motion);
  expect(element('top').getAnimations()).toHaveLength(1);
  motion.set(true);
  expect(element('top').getAnimations()).toHaveLength(0);
});

test('after a navigation new text is taken up and old text let go', () => {
  start();
  element('outer').remove();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="new">New</p>');
  reveal?.refresh();
  expect(opacity('new')).toBe('0');
});

test('stopping shows everything', () => {
  start();
  reveal?.stop();
  expect(opacity('last')).toBe('1');
});

test('the markup stays as it was, so that it can still be hydrated', () => {
  const before = document.body.innerHTML;
  start();
  expect(opacity('last')).toBe('0');
  expect(document.body.innerHTML).toBe(before);
});
