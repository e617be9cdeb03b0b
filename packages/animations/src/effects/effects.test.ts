import { type Effect, type EffectName, effectKinds, effects, kindOf } from '@praxiskit/animations';
import { describe, expect, test } from 'vitest';

const inward: EffectName[] = [
  'fadeIn',
  'fadeInUp',
  'fadeInDown',
  'fadeInLeft',
  'fadeInRight',
  'popIn',
  'rotateIn',
  'bounceIn',
  'flipIn',
  'slideInLeft',
  'slideInRight',
  'slideInUp',
  'slideInDown',
  'swipeIn',
  'flip3DIn',
  'elasticPop',
  'swingIn',
  'blurIn',
  'neonFlicker',
  'purpleFlicker',
  'dropIn',
  'lightSpeedIn',
];
const attention: EffectName[] = ['wobble', 'rubberBand', 'shake', 'pulse', 'jelly'];
const outward: EffectName[] = ['popOut', 'flipOut', 'rotateOut', 'blurOut', 'lightSpeedOut'];
const named = (names: EffectName[]) =>
  names.map((name) => [name, effects[name] as Effect] as const);

test('the package exports exactly these names [R5.3]', () => {
  expect(Object.keys(effects).sort()).toEqual([...inward, ...attention, ...outward].sort());
});

describe.each(Object.entries<Effect>(effects))('%s', (_name, { ms, keyframes }) => {
  test('takes 0.6 to 1.2 s and moves transform, opacity and filter alone [R5.3]', () => {
    expect(ms).toBeGreaterThanOrEqual(600);
    expect(ms).toBeLessThanOrEqual(1200);
    expect(['transform', 'opacity', 'filter', 'offset', 'easing']).toEqual(
      expect.arrayContaining(Object.keys(keyframes)),
    );
  });

  test('has one value for each offset', () => {
    const { offset, easing: _easing, ...moved } = keyframes;
    if (offset)
      for (const values of Object.values(moved)) expect(values).toHaveLength(offset.length);
  });
});

test('each effect belongs to one kind, also an effect that a site defines', () => {
  const ofKind = (kind: string) =>
    Object.entries<Effect>(effects)
      .filter(([, effect]) => kindOf(effect) === kind)
      .map(([name]) => name)
      .sort();
  expect(effectKinds.map(ofKind)).toEqual(
    [inward, attention, outward].map((names) => names.toSorted()),
  );
  expect(kindOf({ ms: 600, keyframes: { opacity: [0, 1], filter: ['blur(1px)', 'none'] } })).toBe(
    'in',
  );
});

test.each(named(inward))(
  '%s starts invisible and ends in the element’s own state',
  (_name, effect) => {
    expect(effect.keyframes.opacity?.[0]).toBe(0);
    expect(effect.keyframes.opacity?.at(-1)).toBe(1);
    expect(effect.stays).toBeUndefined();
  },
);

test.each(named(attention))(
  '%s begins and ends in the element’s own state',
  (_name, { keyframes, stays }) => {
    expect(keyframes.transform?.[0]).toBe('none');
    expect(keyframes.transform?.at(-1)).toBe('none');
    expect(keyframes.opacity).toBeUndefined();
    expect(stays).toBeUndefined();
  },
);

test.each(named(outward))(
  '%s ends invisible, and stays invisible',
  (_name, { keyframes, stays }) => {
    expect(keyframes.opacity?.[0]).toBe(1);
    expect(keyframes.opacity?.at(-1)).toBe(0);
    expect(stays).toBe(true);
  },
);

/** The most pairs of a rise and a fall in one second while the effect repeats: WCAG 2.3.1. */
function mostFlashes({ ms, keyframes }: Effect) {
  const light = keyframes.opacity ?? [];
  const turns: { at: number; isRise: boolean }[] = [];
  for (const run of [0, 1, 2]) {
    light.forEach((value, index) => {
      const before = index === 0 ? light.at(-1) : light[index - 1];
      if (before === undefined || Math.abs(value - before) < 0.1) return;
      if (run === 0 && index === 0) return;
      const place = keyframes.offset?.[index] ?? index / (light.length - 1);
      turns.push({ at: (run + place) * ms, isRise: value > before });
    });
  }
  const perWindow = turns.map(({ at }) => {
    const inside = turns.filter((turn) => turn.at >= at && turn.at < at + 1000);
    const falls = inside.filter(({ isRise }) => !isRise).length;
    return Math.min(falls, inside.length - falls);
  });
  return Math.max(...perWindow);
}

test.each(named(['neonFlicker', 'purpleFlicker']))(
  '%s flashes at most three times a second, even in a loop',
  (_name, effect) => {
    expect(mostFlashes(effect)).toBeGreaterThan(0);
    expect(mostFlashes(effect)).toBeLessThanOrEqual(3);
  },
);
