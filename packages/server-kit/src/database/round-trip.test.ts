import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRoundTrip } from './round-trip.ts';

const answers = fc.array(fc.nat(12_000), { minLength: 40, maxLength: 80 });

test('it is never shorter than the last 40 answers, nor longer than the last 20, nor than 400 ms', () => {
  fc.assert(
    fc.property(answers, (all) => {
      const trip = createRoundTrip();
      expect(trip.ms).toBe(400);
      for (const ms of all) trip.learn(ms);
      expect(trip.ms).toBeGreaterThanOrEqual(Math.min(400, ...all.slice(-40)));
      expect(trip.ms).toBeLessThanOrEqual(Math.min(400, ...all.slice(-20)));
    }),
  );
});

test('what was known before it was raised counts no more', () => {
  const trip = createRoundTrip();
  for (let answer = 0; answer < 39; answer += 1) trip.learn(1);
  trip.raise(200);
  for (let answer = 0; answer < 40; answer += 1) {
    trip.learn(300);
    expect(trip.ms).toBeGreaterThanOrEqual(200);
  }
  expect(trip.ms).toBe(300);
});

test('what was late raises it, up to 400 ms, until a faster answer comes', () => {
  const trip = createRoundTrip();
  trip.learn(1);
  trip.raise(300);
  expect(trip.ms).toBe(300);
  trip.raise(5000);
  expect(trip.ms).toBe(400);
  trip.learn(2);
  expect(trip.ms).toBe(2);
});
