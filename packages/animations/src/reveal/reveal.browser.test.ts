import { createReveal } from '@praxiskit/animations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { switchablePreference } from '../../tests/support/switchable-preference.ts';

const element = (id: string) => document.getElementById(id) as HTMLElement;
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};
const opacity = (id: string) => getComputedStyle(element(id)).opacity;

/** What TypeScript's DOM does not know yet. */
type LayoutShift = PerformanceEntry & { value: number };
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
  vi.restoreAllMocks();
  reveal?.stop();
  reveal = null;
});

function start(reducedMotion = switchablePreference()) {
  reveal = createReveal({ reducedMotion });
  reveal.start();
}

test('text in the first viewport rises without fading [R5.4]', () => {
  start();
  const effect = element('top').getAnimations()[0]?.effect as KeyframeEffect;
  const frames = effect.getKeyframes();
  expect(frames[0]).toMatchObject({ transform: 'translateY(25px)' });
  expect(frames[0]).not.toHaveProperty('opacity');
  expect(opacity('top')).toBe('1');
});

test('text below it fades in and rises 25 px in 0.5 s when it comes into view [R5.2]', async () => {
  start();
  expect(opacity('outer')).toBe('0');
  element('outer').scrollIntoView({ block: 'center' });
  await vi.waitFor(() => expect(element('outer').getAnimations()[0]?.playState).toBe('running'));
  const effect = element('outer').getAnimations()[0]?.effect as KeyframeEffect;
  expect(effect.getTiming().duration).toBe(500);
  expect(effect.getKeyframes()[0]).toMatchObject({ transform: 'translateY(25px)', opacity: '0' });
});

test('text is revealed at the line at 80 % of the viewport [R5.2]', async () => {
  start();
  const top = element('outer').getBoundingClientRect().top;
  scrollTo(0, top - 560);
  // Two frames, in which the observers have been called.
  await frames(2);
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

test('of nested text only the outermost moves [R5.2D]', () => {
  start();
  expect(element('outer').getAnimations()).toHaveLength(1);
  expect(element('inner').getAnimations()).toHaveLength(0);
});

test.each(['dialog open', 'form', 'nav', 'div data-reveal-off'])(
  'text in <%s> does not move [R5.2D]',
  (tag) => {
    const name = tag.split(' ')[0];
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', `<${tag}><p id="still">Still</p></${name}>`);
    start();
    expect(element('still').getAnimations()).toHaveLength(0);
    expect(opacity('still')).toBe('1');
  },
);

test('text outside of the main content does not move [R5.2D]', () => {
  document.body.insertAdjacentHTML('beforeend', '<footer><p id="foot">Foot</p></footer>');
  start();
  expect(opacity('foot')).toBe('1');
});

test('text with the focus is seen at once [R5.2D]', () => {
  start();
  expect(opacity('link')).toBe('0');
  element('anchor').focus({ preventScroll: true });
  expect(opacity('link')).toBe('1');
  element('anchor').blur();
  expect(opacity('link')).toBe('1');
});

test('text with the focus stays in sight even when it is scrolled past [R5.2D]', async () => {
  start();
  element('anchor').focus();
  element('last').scrollIntoView();
  await vi.waitFor(() => expect(element('link').getAnimations()).toHaveLength(1));
  expect(opacity('link')).toBe('1');
});

test('the last line of a page is revealed although it never reaches the trigger line', async () => {
  start();
  scrollTo(0, document.documentElement.scrollHeight);
  await vi.waitFor(() => expect(opacity('last')).not.toBe('0'));
});

test('reduced motion ends what moves and shows what is hidden, live; without it all goes on [R5.4]', () => {
  const motion = switchablePreference();
  start(motion);
  expect(element('top').getAnimations()).toHaveLength(1);
  expect(opacity('last')).toBe('0');
  motion.set(true);
  expect(element('top').getAnimations()).toHaveLength(0);
  expect(opacity('last')).toBe('1');
  motion.set(false);
  expect(opacity('top')).toBe('1');
  expect(opacity('last')).toBe('0');
});

test('with reduced motion from the start, nothing is ever animated [R5.4]', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  start(switchablePreference(true));
  element('outer').scrollIntoView();
  element('last').scrollIntoView();
  await frames(3);
  expect(animate).not.toHaveBeenCalled();
});

test('after a navigation new text is observed and old text no longer is', () => {
  start();
  element('outer').remove();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="new">New</p>');
  reveal?.refresh();
  expect(opacity('new')).toBe('0');
});

test('text that a navigation puts into view fades like all other text [R5.4]', async () => {
  start();
  element('top').insertAdjacentHTML('afterend', '<h2 id="new">New</h2>');
  reveal?.refresh();
  expect(opacity('new')).toBe('0');
  await vi.waitFor(() => expect(opacity('new')).not.toBe('0'));
  const effect = element('new').getAnimations()[0]?.effect as KeyframeEffect;
  expect(effect.getKeyframes()[0]).toMatchObject({ opacity: '0' });
});

test('60 texts that rise, hide and rise again shift nothing: CLS is 0 [R5.4]', async () => {
  document.body.innerHTML = `<main>${'<p style="margin-block: 80px">One of sixty</p>'.repeat(60)}</main>`;
  await frames(3);
  let shift = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as LayoutShift).value;
  });
  observer.observe({ type: 'layout-shift' });
  start();
  expect(reveal && document.getAnimations().length).toBe(60);
  const { scrollHeight } = document.documentElement;
  for (const end of [scrollHeight, 0]) {
    for (let step = 1; step <= 40; step++) {
      scrollTo(0, end === 0 ? scrollHeight * (1 - step / 40) : (end * step) / 40);
      await new Promise(requestAnimationFrame);
    }
  }
  await frames(3);
  observer.disconnect();
  expect(shift).toBe(0);
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

test('text in a `<details>` opened below the line is shown all the same [R5.2D]', async () => {
  document.body.innerHTML = `<main><div style="height: 1500px"></div>
    <details id="question"><summary>Does it hurt?</summary><p id="answer">A little</p></details>
    <div style="height: 1500px"></div></main>`;
  start();
  element('question').scrollIntoView({ block: 'end' });
  scrollBy(0, 40);
  await frames(2);
  (element('question') as HTMLDetailsElement).open = true;
  await vi.waitFor(() => expect(Number(opacity('answer'))).toBeGreaterThan(0.9));
  expect(element('answer').getBoundingClientRect().top).toBeGreaterThan(480);
});

test('a window that is enlarged to the page’s end shows the last lines, without scrolling [R5.2D]', async () => {
  document.body.innerHTML = `<main><div style="height: 560px"></div></main>
    <div style="height: 80px"></div>`;
  start();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="end">The end</p>');
  reveal?.refresh();
  await frames(3);
  expect(opacity('end')).toBe('0');
  await page.viewport(800, 700);
  await vi.waitFor(() => expect(Number(opacity('end'))).toBeGreaterThan(0.9));
  expect(scrollY).toBe(0);
});
