import { createReveal, type RevealOptions } from '@praxiskit/animations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CDPSession, cdp, page } from 'vitest/browser';
import { switchablePreference } from '../../tests/support/switchable-preference.ts';

const element = (id: string) => document.getElementById(id) as HTMLElement;
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
};
const opacity = (id: string) => getComputedStyle(element(id)).opacity;

/** Part of Chromium's protocol, which the types of `cdp` leave to the provider. */
interface Chromium {
  send(method: string, settings: object): Promise<unknown>;
}

/** Not yet in TypeScript's DOM types. */
type LayoutShift = PerformanceEntry & { value: number };
let reveal: ReturnType<typeof createReveal> | null = null;

beforeEach(async () => {
  await page.viewport(800, 600);
  document.body.innerHTML = `<main>
    <h1 id="top">Seen at once</h1>
    <p id="low" style="margin-top: 440px">In view, below the line</p>
    <div style="height: 1500px"></div>
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

// A browser that also shows other pages may not be idle for long; a slice of the reveal then runs
// after one second.
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1500 }));

/** A page that was looked at but not scrolled yet. */
async function start(reducedMotion = switchablePreference(), options: RevealOptions = {}) {
  reveal = createReveal({ reducedMotion, ...options });
  reveal.start();
  await idle();
  await frames(4);
}

/** The visitor has scrolled a little: all text out of view is hidden. */
async function begin(reducedMotion = switchablePreference(), options: RevealOptions = {}) {
  await start(reducedMotion, options);
  scrollTo(0, 1);
  await vi.waitFor(() => expect(opacity('last')).toBe('0'));
}

test('until the visitor scrolls nothing is animated and no style sheet is added [R5.4]', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  const sheets = document.adoptedStyleSheets.length;
  await start();
  await idle();
  expect(animate).not.toHaveBeenCalled();
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
});

test('the first screen stays as it was painted while the visitor begins to scroll [R5.4]', async () => {
  await begin();
  await frames(3);
  for (const id of ['top', 'low']) {
    expect(opacity(id), id).toBe('1');
    expect(element(id).getAnimations(), id).toHaveLength(0);
  }
});

test('text is hidden in small steps, the nearest text first [R5.4]', async () => {
  const far = '<p style="margin-top: 700px">Far</p>'.repeat(30);
  document.body.innerHTML = `<main><p>One</p>${far}</main>`;
  await frames(3);
  const counts: number[] = [];
  const { animate } = Element.prototype;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...by) {
    counts.push([...document.querySelectorAll('p')].indexOf(this as HTMLParagraphElement));
    if (counts.length === 1) requestAnimationFrame(() => counts.push(-1));
    return animate.apply(this, by);
  });
  await start();
  scrollTo(0, 1);
  await vi.waitFor(() => expect(document.getAnimations()).toHaveLength(30));
  expect(counts[0]).toBe(1);
  // A frame was drawn before the last of them.
  expect(counts.indexOf(-1)).toBeGreaterThan(0);
  expect(counts.indexOf(-1)).toBeLessThan(30);
});

test('text out of view is hidden even if the page is never idle [R5.2]', async () => {
  document.body.innerHTML = `<main>${'<p style="margin-top: 700px">Far</p>'.repeat(30)}</main>`;
  await start();
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((run, { timeout } = {}) =>
    timeout === undefined ? 0 : window.setTimeout(run, timeout),
  );
  scrollTo(0, 1);
  await vi.waitFor(() => expect(document.getAnimations()).toHaveLength(30));
});

test('text below it fades in and rises 25 px in 0.5 s when it comes into view [R5.2]', async () => {
  await begin();
  expect(opacity('outer')).toBe('0');
  element('outer').scrollIntoView({ block: 'center' });
  await vi.waitFor(() => expect(element('outer').getAnimations()[0]?.playState).toBe('running'));
  const effect = element('outer').getAnimations()[0]?.effect as KeyframeEffect;
  expect(effect.getTiming().duration).toBe(500);
  const [hidden, low, end] = effect.getKeyframes();
  expect(hidden).toMatchObject({ computedOffset: 0, transform: 'translateY(0px)', opacity: '0' });
  // Half a millisecond later: observers see hidden text in its own place.
  expect(low).toMatchObject({ computedOffset: 0.001, transform: 'translateY(25px)', opacity: '0' });
  expect(end).toMatchObject({ computedOffset: 1, transform: 'translateY(0px)', opacity: '1' });
});

test('risen text returns to the page’s own styles after scrolling stops, but not before the rise ends [R5.4]', async () => {
  await begin();
  element('outer').scrollIntoView({ block: 'center' });
  await vi.waitFor(() => expect(element('outer').getAnimations()[0]?.playState).toBe('running'));
  const [animation] = element('outer').getAnimations();
  // Scrolling counts as stopped after 150 ms; the rise ends after 500.
  await animation?.finished;
  expect(getComputedStyle(element('outer')).transform).toBe('matrix(1, 0, 0, 1, 0, 0)');
  await vi.waitFor(() => expect(element('outer').getAnimations()).toHaveLength(0));
  expect(getComputedStyle(element('outer')).transform).toBe('none');
  expect(opacity('outer')).toBe('1');
});

test('text is revealed at the line at 80 % of the viewport [R5.2]', async () => {
  // The visitor never stops here: shown text has crossed the line.
  await begin(undefined, { rest: 60_000 });
  const top = element('outer').getBoundingClientRect().top + scrollY;
  scrollTo(0, top - 560);
  // Two frames, in which the observers were called.
  await frames(2);
  expect(opacity('outer')).toBe('0');
  scrollTo(0, top - 440);
  await vi.waitFor(() => expect(opacity('outer')).not.toBe('0'));
});

test('when scrolling stops, text in view is shown even below the line [R5.2]', async () => {
  await begin();
  scrollTo(0, element('outer').getBoundingClientRect().top + scrollY - 560);
  await vi.waitFor(() => expect(Number(opacity('outer'))).toBeGreaterThan(0.9));
  expect(element('outer').getBoundingClientRect().top).toBeGreaterThan(480);
});

test('a heading is revealed with the rows of its section that are in view [R5.2]', async () => {
  document.body.innerHTML = `<main><p>Top</p><div style="height: 2000px"></div>
    <section><h2 id="heading">Heading</h2>
      <ul style="margin-top: 60px"><li id="row">Row</li></ul>
      <p id="far" style="margin-top: 700px">Far below</p></section>
    <section style="margin-top: 900px"><p id="last">Another</p></section></main>`;
  await begin(undefined, { rest: 60_000 });
  scrollTo(0, element('heading').getBoundingClientRect().top + scrollY - 440);
  await vi.waitFor(() => expect(opacity('heading')).not.toBe('0'));
  expect(element('row').getBoundingClientRect().top).toBeGreaterThan(490);
  expect(opacity('row')).not.toBe('0');
  expect(opacity('far')).toBe('0');
  expect(opacity('last')).toBe('0');
});

test('text that is only partly in view stays after it has risen, even if the browser is busy [R5.2D]', async () => {
  document.body.innerHTML = `<main><p>Top</p><div style="height: 2000px"></div>
    <section><h2 id="heading">Heading</h2><p id="row" style="margin-top: 100px">Row</p></section>
    <p id="last" style="margin-top: 2000px">Another</p></main>`;
  await begin(undefined, { rest: 60_000, duration: 60_000 });
  const row = element('row');
  const seen: boolean[] = [];
  const observer = new IntersectionObserver(([entry]) => seen.push(entry?.isIntersecting === true));
  observer.observe(row);
  scrollBy(0, row.getBoundingClientRect().top - 590);
  await vi.waitFor(() => expect(row.getAnimations()[0]?.playState).toBe('running'));
  // It starts to rise from below the window.
  await vi.waitFor(() => expect(seen.slice(-2)).toEqual([true, false]));
  observer.disconnect();
  const listen = vi.spyOn(window, 'addEventListener');
  const later = vi.spyOn(window, 'setTimeout').mockReturnValue(0 as never);
  // One check is over, and the next one is scheduled.
  await vi.waitFor(() => expect(listen).toHaveBeenCalled());
  const look = later.mock.lastCall?.[0] as () => void;
  // The rise ends, and is checked before the next frame notifies the observers.
  row.getAnimations()[0]?.finish();
  look();
  expect(opacity('row')).toBe('1');
});

test('`data-reveal` groups a heading with the text beside it [R5.2]', async () => {
  element('last').insertAdjacentHTML(
    'beforebegin',
    '<div id="label" data-reveal><h3 id="name">Name</h3><span>about</span></div>',
  );
  await begin();
  expect(opacity('label')).toBe('0');
  expect(element('name').getAnimations()).toHaveLength(0);
});

test('text scrolled out of view hides, and rises again when it comes back [R5.2]', async () => {
  await begin();
  element('outer').scrollIntoView({ block: 'center' });
  await vi.waitFor(() => expect(opacity('outer')).not.toBe('0'));
  element('last').scrollIntoView();
  await vi.waitFor(() => expect(opacity('outer')).toBe('0'));
  element('outer').scrollIntoView({ block: 'center' });
  await vi.waitFor(() => expect(element('outer').getAnimations()[0]?.playState).toBe('running'));
});

test('of nested text only the outermost element moves [R5.2D]', async () => {
  await begin();
  expect(element('outer').getAnimations()).toHaveLength(1);
  expect(element('inner').getAnimations()).toHaveLength(0);
});

test.each(['dialog open', 'form', 'nav', 'div data-reveal-off'])(
  'text in <%s> does not move [R5.2D]',
  async (tag) => {
    const name = tag.split(' ')[0];
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', `<${tag}><p id="still">Still</p></${name}>`);
    await begin();
    expect(element('still').getAnimations()).toHaveLength(0);
    expect(opacity('still')).toBe('1');
  },
);

test('text outside of the main content does not move [R5.2D]', async () => {
  document.body.insertAdjacentHTML('beforeend', '<footer><p id="foot">Foot</p></footer>');
  await begin();
  expect(opacity('foot')).toBe('1');
});

test('text that has the focus is shown immediately [R5.2D]', async () => {
  await begin();
  expect(opacity('link')).toBe('0');
  element('anchor').focus({ preventScroll: true });
  expect(opacity('link')).toBe('1');
  element('anchor').blur();
  expect(opacity('link')).toBe('1');
});

test('text that has the focus stays visible even when it is scrolled past [R5.2D]', async () => {
  await begin();
  element('anchor').focus();
  element('last').scrollIntoView();
  await vi.waitFor(() => expect(opacity('outer')).toBe('0'));
  expect(opacity('link')).toBe('1');
});

test('the last line of a page is revealed although it never reaches the trigger line', async () => {
  await begin();
  scrollTo(0, document.documentElement.scrollHeight);
  await vi.waitFor(() => expect(opacity('last')).not.toBe('0'));
});

test('switching reduced motion on ends animations and shows hidden text; switching it off starts them again [R5.4]', async () => {
  const motion = switchablePreference();
  await begin(motion);
  element('outer').scrollIntoView({ block: 'center' });
  await vi.waitFor(() => expect(element('outer').getAnimations()[0]?.playState).toBe('running'));
  expect(opacity('last')).toBe('0');
  motion.set(true);
  expect(element('outer').getAnimations()).toHaveLength(0);
  expect(opacity('last')).toBe('1');
  motion.set(false);
  expect(opacity('outer')).toBe('1');
  expect(opacity('last')).toBe('0');
});

/** Sets the preference for the browser's style sheets; scripts get it through `reducedMotion`. */
const emulateReducedMotion = (value: 'reduce' | '') =>
  (cdp() as CDPSession & Chromium).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

test('reduced motion shows hidden text even if scripts are never notified of the preference [R5.4]', async () => {
  await begin();
  await emulateReducedMotion('reduce');
  try {
    expect(opacity('last')).toBe('1');
    expect(opacity('outer')).toBe('1');
  } finally {
    await emulateReducedMotion('');
  }
  expect(opacity('last')).toBe('0');
});

test('with reduced motion from the start, nothing is ever animated [R5.4]', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  await start(switchablePreference(true));
  element('outer').scrollIntoView();
  element('last').scrollIntoView();
  await frames(3);
  expect(animate).not.toHaveBeenCalled();
});

test('after a navigation new text is observed, and old text is not', async () => {
  await start();
  element('outer').remove();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p id="new">New</p>');
  reveal?.refresh();
  expect(opacity('new')).toBe('0');
});

test('text that a navigation brings into view fades like all other text [R5.4]', async () => {
  await start();
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
  await start();
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

test('stopping shows everything', async () => {
  await begin();
  reveal?.stop();
  expect(opacity('last')).toBe('1');
});

test('if it is stopped and restarted while texts are being hidden, no text stays hidden forever [R5.4]', async () => {
  document.body.innerHTML = `<main>${'<p style="margin-top: 700px">Far</p>'.repeat(30)}</main>`;
  await start();
  // Runs after the reveal's own listener, which hides the first few texts and leaves the others for
  // later.
  addEventListener(
    'scroll',
    () => {
      reveal?.stop();
      reveal?.start();
    },
    { once: true },
  );
  scrollTo(0, 1);
  await frames(2);
  for (let slice = 0; slice < 8; slice++) await idle();
  expect(document.getAnimations()).toHaveLength(0);
});

test('the markup is unchanged, so that it can still be hydrated', async () => {
  const before = document.body.innerHTML;
  await begin();
  expect(opacity('last')).toBe('0');
  expect(document.body.innerHTML).toBe(before);
});

test('text in a `<details>` opened below the line is shown [R5.2D]', async () => {
  document.body.innerHTML = `<main><div style="height: 1500px"></div>
    <details id="question"><summary>Does it hurt?</summary><p id="answer">A little</p></details>
    <div style="height: 1500px"></div></main>`;
  await start();
  element('question').scrollIntoView({ block: 'end' });
  scrollBy(0, 40);
  await frames(2);
  (element('question') as HTMLDetailsElement).open = true;
  await vi.waitFor(() => expect(Number(opacity('answer'))).toBeGreaterThan(0.9));
  expect(element('answer').getBoundingClientRect().top).toBeGreaterThan(480);
});

test('enlarging the window shows text that comes into view, without scrolling [R5.2D]', async () => {
  document.body.innerHTML = `<main><div style="height: 620px"></div><p id="last">The end</p>
    <div style="height: 900px"></div></main>`;
  await begin();
  await page.viewport(800, 700);
  await vi.waitFor(() => expect(Number(opacity('last'))).toBeGreaterThan(0.9));
  expect(scrollY).toBe(1);
});
