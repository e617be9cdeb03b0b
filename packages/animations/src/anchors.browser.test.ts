import { createAnchors } from '@praxiskit/animations';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { switchablePreference } from '../tests/support/switchable-preference.ts';

const still = switchablePreference(true);
const moving = switchablePreference();

const element = (id: string) => document.getElementById(id) as HTMLElement;
let anchors: ReturnType<typeof createAnchors> | null = null;
let onLink: ((event: MouseEvent) => void) | null = null;

beforeEach(async () => {
  await page.viewport(800, 600);
  history.replaceState(null, '', location.pathname + location.search);
  document.body.style.paddingTop = '80px';
  document.body.innerHTML = `
    <a id="here" href="#target">Here</a>
    <a id="other" href="/elsewhere/#target">Elsewhere</a>
    <a id="whole" href="/somewhere/#target">A whole address</a>
    <a id="inEnglish" href="?lang=en#target">In English</a>
    <a id="lost" href="#nothing">Lost</a>
    <a id="broken" href="#%">Broken</a>
    <a id="button" href="#target" download>Download</a>
    <div style="height: 2000px"></div>
    <h2 id="target">Target</h2>
    <div style="height: 2000px"></div>`;
  scrollTo(0, 0);
});

afterEach(() => {
  anchors?.stop();
  document.body.removeAttribute('style');
  if (onLink) document.removeEventListener('click', onLink);
  onLink = null;
});

/**
 * Clicks, and returns whether the browser's own jump was prevented; the browser never follows the
 * link.
 */
function click(id: string, init: MouseEventInit = {}) {
  let isTaken = false;
  onLink = (event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', onLink);
  element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('click', onLink);
  return isTaken;
}

function start(options: Partial<Parameters<typeof createAnchors>[0]> = {}) {
  anchors = createAnchors({ enabled: true, reducedMotion: moving, ...options });
  anchors.start();
}

test('the target fades out, is scrolled to below the padding, fades in; hash and focus follow [R5.1]', async () => {
  const animate = vi.spyOn(element('target'), 'animate');
  start();
  expect(click('here')).toBe(true);
  expect(animate).toHaveBeenLastCalledWith(
    { opacity: [1, 0] },
    { duration: 300, fill: 'forwards' },
  );
  await vi.waitFor(
    () => expect(animate).toHaveBeenLastCalledWith({ opacity: [0, 1] }, { duration: 250 }),
    { timeout: 5000 },
  );
  expect(element('target').getBoundingClientRect().top).toBeCloseTo(80, 0);
  await vi.waitFor(() => expect(location.hash).toBe('#target'), { timeout: 5000 });
  expect(document.activeElement).toBe(element('target'));
});

test.each([
  ['the feature flag is off', { enabled: false }, 'here', {}],
  ['reduced motion is preferred', { reducedMotion: still }, 'here', {}],
  ['the target does not exist', {}, 'lost', {}],
  ['the hash is invalid', {}, 'broken', {}],
  ['the link leads to another page', {}, 'other', {}],
  ['the link downloads', {}, 'button', {}],
  ['a new tab is requested', {}, 'here', { ctrlKey: true }],
])('the browser jumps as usual if %s [R5.1]', (_why, options, id, init) => {
  start(options);
  expect(click(id, init)).toBe(false);
});

test('a router can put the hash into its own address', async () => {
  const replaceHash = vi.fn();
  start({ replaceHash });
  click('here');
  await vi.waitFor(() => expect(replaceHash).toHaveBeenCalledWith('#target'), { timeout: 5000 });
});

test('a link with the page’s own address before the hash counts, too [R5.1]', () => {
  history.replaceState(null, '', '/somewhere/');
  start();
  expect(click('whole')).toBe(true);
});

test('a link that keeps the page’s query counts, one with another query does not [R5.1]', () => {
  const before = location.pathname + location.search;
  start();
  expect(click('inEnglish')).toBe(false);
  history.replaceState(null, '', '?lang=en');
  expect(click('inEnglish')).toBe(true);
  history.replaceState(null, '', before);
});

test('reduced motion, switched on during the scrolling, is at the target at once [R5.4]', async () => {
  const reducedMotion = switchablePreference();
  const replaceHash = vi.fn();
  start({ reducedMotion, replaceHash });
  click('here');
  const [fade] = element('target').getAnimations();
  reducedMotion.set(true);
  expect(fade?.playState).toBe('finished');
  await vi.waitFor(() => expect(replaceHash).toHaveBeenCalledWith('#target'));
  expect(element('target').getBoundingClientRect().top).toBeCloseTo(80, 0);
  expect(getComputedStyle(element('target')).opacity).toBe('1');
});

test("the target's own attributes are restored after the focus has moved on", async () => {
  const before = element('target').outerHTML;
  const reducedMotion = switchablePreference();
  start({ reducedMotion });
  click('here');
  reducedMotion.set(true);
  await vi.waitFor(() => expect(document.activeElement).toBe(element('target')));
  element('target').blur();
  expect(element('target').outerHTML).toBe(before);
  expect(element('target').getAnimations()).toHaveLength(0);
});

const interruptions: [string, () => Event][] = [
  ['the wheel', () => new WheelEvent('wheel')],
  ['a touch', () => new Event('touchstart')],
  ['a press, as on the bar', () => new PointerEvent('pointerdown')],
  ['a key that scrolls', () => new KeyboardEvent('keydown', { key: 'PageUp' })],
  ['the tabulator', () => new KeyboardEvent('keydown', { key: 'Tab' })],
];

test.each(interruptions)(
  '%s ends the animation: hash and focus stay, and the target is visible [R5.1]',
  async (_what, createEvent) => {
    const replaceHash = vi.fn();
    start({ replaceHash });
    element('here').focus();
    click('here');
    const target = element('target');
    target.getAnimations()[0]?.finish();
    await vi.waitFor(() => expect(scrollY).toBeGreaterThan(50));
    dispatchEvent(createEvent());
    await vi.waitFor(() => expect(target.getAnimations()).toHaveLength(1));
    await vi.waitFor(() => expect(target.getAnimations()).toHaveLength(0));
    expect(getComputedStyle(target).opacity).toBe('1');
    expect(scrollY).toBeLessThan(1500);
    expect(replaceHash).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(element('here'));
  },
);

test('a key that does not scroll interrupts nothing [R5.1]', async () => {
  const replaceHash = vi.fn();
  start({ replaceHash });
  click('here');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  await vi.waitFor(() => expect(replaceHash).toHaveBeenCalledWith('#target'), { timeout: 5000 });
});

/** What happens during a navigation while the target is faded out or scrolled to. */
const navigations: [string, () => void][] = [
  ['another path', () => history.pushState(null, '', '/another-page')],
  ['another query', () => history.pushState(null, '', `${location.pathname}?page=2`)],
  ['back or forward', () => void dispatchEvent(new PopStateEvent('popstate'))],
  ['leaving for another page', () => void dispatchEvent(new PageTransitionEvent('pagehide'))],
  ['the target is removed', () => element('target').remove()],
];

describe.each(navigations)('a navigation ends the animation: %s [R5.1]', (_where, navigate) => {
  const before = location.pathname + location.search;
  afterEach(() => history.replaceState(null, '', before));

  test.each([
    ['while the target fades out', 0],
    ['while the window scrolls', 50],
  ])('%s', async (_when, scrolled) => {
    const replaceHash = vi.fn();
    start({ replaceHash });
    click('here');
    const target = element('target');
    if (scrolled > 0) target.getAnimations()[0]?.finish();
    await vi.waitFor(() => expect(scrollY).toBeGreaterThanOrEqual(scrolled));
    navigate();
    // The next page starts at its top and must stay there.
    scrollTo(0, 0);
    // An animation that continued would scroll in the next frames, or after the target has faded
    // out.
    await new Promise((resolve) => setTimeout(resolve, scrolled > 0 ? 200 : 500));
    expect(scrollY).toBe(0);
    expect(replaceHash).not.toHaveBeenCalled();
    expect(document.activeElement).not.toBe(target);
    expect(target.getAnimations()).toHaveLength(0);
  });
});
