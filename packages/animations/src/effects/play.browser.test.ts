import {
  type Effect,
  effects,
  fadeIn,
  play,
  popOut,
  pulse,
  shake,
  stagger,
} from '@praxiskit/animations';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchablePreference } from '../../tests/support/switchable-preference.ts';

let box: HTMLElement;
const moving = () => ({ reducedMotion: switchablePreference() });
const timing = (animation: Animation | undefined) => animation?.effect?.getComputedTiming();
const delays = (animations: Animation[]) => animations.map((one) => timing(one)?.delay);

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p>';
  box = document.querySelector('p') as HTMLElement;
});

test.each(Object.entries<Effect>(effects))('the browser plays %s [R5.3]', (name, effect) => {
  const animation = play(box, effect, moving());
  expect(animation.playState, name).toBe('running');
  expect(timing(animation)?.duration).toBe(effect.ms);
  animation.finish();
  expect(getComputedStyle(box).opacity).toBe(effect.stays ? '0' : '1');
});

test('duration, delay, iterations and easing come from the caller, or from the effect', () => {
  const options = { duration: 170, delay: 40, iterations: 3, easing: 'ease-in' };
  expect(timing(play(box, shake, { ...moving(), ...options }))).toMatchObject(options);
  expect(timing(play(box, shake, moving()))).toMatchObject({
    duration: 800,
    delay: 0,
    iterations: 1,
  });
});

test('a custom effect is data like the others', () => {
  const glow: Effect = {
    ms: 900,
    keyframes: { filter: ['none', 'drop-shadow(0 0 8px gold)', 'none'] },
  };
  const [, middle] = (play(box, glow, moving()).effect as KeyframeEffect).getKeyframes();
  expect(middle?.filter).toContain('drop-shadow');
});

test('a new run replaces the old one, also an exit that stays', async () => {
  play(box, popOut, moving()).finish();
  expect(getComputedStyle(box).opacity).toBe('0');
  play(box, fadeIn, moving()).finish();
  expect(getComputedStyle(box).opacity).toBe('1');
  expect(box.getAnimations()).toHaveLength(0);
});

test('animations that other code runs on the element continue', () => {
  const other = box.animate({ opacity: [1, 0.5] }, 60_000);
  play(box, shake, moving());
  expect(other.playState).toBe('running');
});

test('a canceled effect leaves the element unchanged, and `finished` rejects', async () => {
  const animation = play(box, popOut, moving());
  const finished = animation.finished;
  animation.finish();
  await finished;
  animation.cancel();
  expect(getComputedStyle(box).opacity).toBe('1');
  const another = play(box, shake, moving());
  const over = expect(another.finished).rejects.toThrow();
  another.cancel();
  await over;
});

test('no attribute is left behind', async () => {
  const before = document.body.innerHTML;
  const animation = play(box, fadeIn, moving());
  expect(document.body.innerHTML).toBe(before);
  animation.finish();
  await animation.finished;
  expect(document.body.innerHTML).toBe(before);
});

test('with reduced motion an effect jumps to its end [R5.4]', async () => {
  const reduced = { reducedMotion: switchablePreference(true) };
  const entered = play(box, fadeIn, reduced);
  await entered.finished;
  expect(getComputedStyle(box).opacity).toBe('1');
  await play(box, popOut, reduced).finished;
  expect(getComputedStyle(box).opacity).toBe('0');
});

test('switching reduced motion on ends effects that run, wait or repeat forever [R5.4]', async () => {
  document.body.innerHTML = '<p></p><p></p><p></p>';
  const [first = box, second = box, third = box] = document.querySelectorAll('p');
  const reducedMotion = switchablePreference();
  const running = [
    play(first, popOut, { reducedMotion }),
    play(second, fadeIn, { reducedMotion, delay: 60_000 }),
    play(third, pulse, { reducedMotion, iterations: Number.POSITIVE_INFINITY }),
  ];
  reducedMotion.set(true);
  expect(running.map(({ playState }) => playState)).toEqual(['finished', 'finished', 'finished']);
  expect(getComputedStyle(first).opacity).toBe('0');
  expect(getComputedStyle(second).opacity).toBe('1');
});

test('an ended run has removed its listener', async () => {
  const reducedMotion = switchablePreference();
  const ended = play(box, shake, { reducedMotion });
  expect(reducedMotion.listenerCount).toBe(1);
  ended.finish();
  await vi.waitFor(() => expect(reducedMotion.listenerCount).toBe(0));
  play(box, shake, { reducedMotion }).cancel();
  await vi.waitFor(() => expect(reducedMotion.listenerCount).toBe(0));
});

test.each([
  ['first', [0, 80, 160, 240, 320]],
  ['last', [320, 240, 160, 80, 0]],
  ['center', [160, 80, 0, 80, 160]],
  ['edges', [0, 80, 160, 80, 0]],
] as const)('a staggered list begins with %s', (order, expected) => {
  document.body.innerHTML = '<i></i>'.repeat(5);
  const list = document.querySelectorAll('i');
  expect(delays(stagger(list, fadeIn, { ...moving(), order }))).toEqual(expected);
});

test('the delay of a staggered list is added to its steps, and an even list has two center elements', () => {
  document.body.innerHTML = '<i></i>'.repeat(4);
  const options = { ...moving(), step: 50, delay: 100 };
  const list = document.querySelectorAll('i');
  expect(delays(stagger(list, fadeIn, options))).toEqual([100, 150, 200, 250]);
  expect(delays(stagger(list, fadeIn, { ...options, order: 'center' }))).toEqual([
    150, 100, 100, 150,
  ]);
});

test('staggering a list again reads all elements before it changes any: one style recalculation', () => {
  const list = Array.from({ length: 3 }, () =>
    document.body.appendChild(document.createElement('p')),
  );
  stagger(list, fadeIn, moving());
  const calls: string[] = [];
  for (const name of ['getAnimations', 'animate'] as const) {
    const native = Element.prototype[name] as (...args: unknown[]) => unknown;
    vi.spyOn(Element.prototype, name).mockImplementation(function (
      this: Element,
      ...args: unknown[]
    ) {
      calls.push(name);
      return native.apply(this, args) as never;
    });
  }
  stagger(list, fadeIn, moving());
  vi.restoreAllMocks();
  expect(calls).toEqual([...Array(3).fill('getAnimations'), ...Array(3).fill('animate')]);
  for (const element of list) {
    expect(element.getAnimations()).toHaveLength(1);
    element.remove();
  }
});
