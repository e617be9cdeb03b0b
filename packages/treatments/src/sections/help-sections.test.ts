import { helpSections } from '@praxiskit/treatments';
import { expect, test } from 'vitest';

const numbersOf = (telephone: string) =>
  helpSections(telephone, 'de').flatMap((section) =>
    section.kind === 'help' ? section.entries.map(({ href }) => href) : [],
  );

test('help lists the practice first, then the on-call service and the ambulance', () => {
  expect(numbersOf('03641 123 45')).toEqual(['tel:+49364112345', 'tel:116117', 'tel:112']);
  expect(numbersOf('')).toEqual(['tel:116117', 'tel:112']);
});

test('each language says when to call, and what for', () => {
  const [section] = helpSections('', 'en');
  expect(section?.title).toBe('If something is wrong afterwards');
  expect(JSON.stringify(section)).toContain('Outside opening hours');
});
