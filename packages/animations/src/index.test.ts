import { defaultBreakpoints, effects, screenClassFor } from '@praxiskit/animations';
import { expect, test } from 'vitest';

test('a width belongs to the first breakpoint that holds it [R2.19]', () => {
  const names = [320, 600, 601, 1440, 1920].map((width) =>
    screenClassFor(width, defaultBreakpoints),
  );
  expect(names).toEqual(['screen-sm', 'screen-sm', 'screen-md', 'screen-lg', 'screen-xl']);
});

test('a width beyond the last breakpoint is the last one [R2.19D]', () => {
  expect(screenClassFor(4000, defaultBreakpoints)).toBe('screen-xl');
});

test('every effect moves only transform, opacity and filter, within 0.6 to 1.2 s [R5.3]', () => {
  for (const [name, effect] of Object.entries(effects)) {
    const moved = effect.keyframes.flatMap((frame) => Object.keys(frame));
    expect(
      moved.filter((one) => !/^(transform|opacity|filter|offset|easing)$/.test(one)),
      name,
    ).toEqual([]);
    expect(effect.ms, name).toBeGreaterThanOrEqual(600);
    expect(effect.ms, name).toBeLessThanOrEqual(1200);
  }
});
