import { expect, it } from 'vitest';
import { techniqueOf } from './techniques.ts';

it('a treatment whose texts are written has its technique', () => {
  expect(techniqueOf('botox')).toBe('muscle');
});

it.each(['lichttherapie', 'constructor', 'toString', '__proto__'])('%s has none', (slug) => {
  expect(techniqueOf(slug)).toBeNull();
});
