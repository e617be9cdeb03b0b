import { relatedSection } from '@praxiskit/treatments';
import { expect, test } from 'vitest';

const treatment = (slug: string, layer: 'oberhaut' | 'muskel', active = true) => ({
  slug,
  active,
  position: 1,
  facts: { layer },
  name_de: `${slug} de`,
  name_en: `${slug} en`,
});
const peel = treatment('peel', 'oberhaut');
const needle = treatment('needle', 'oberhaut');
const relax = treatment('relax', 'muskel');
const concern = (name: string, ...treatments: ReturnType<typeof treatment>[]) => ({
  name_de: `${name} de`,
  name_en: `${name} en`,
  treatments,
});

test('treatments for the same concerns are linked once, from the surface down, with the shared concerns', () => {
  const concerns = [
    concern('lines', relax, needle, treatment('gone', 'oberhaut', false)),
    concern('pores', needle, peel),
    concern('scars', peel),
    concern('brows', relax, needle),
  ];
  const [section, ...others] = relatedSection('needle', concerns, 'de');
  expect(others).toEqual([]);
  expect(section).toEqual({
    id: 'related',
    title: 'Behandlungen für dieselben Anliegen',
    kind: 'links',
    links: [
      { path: '/peel', name: 'peel de', text: 'pores de' },
      { path: '/relax', name: 'relax de', text: 'lines de, brows de' },
    ],
  });
  expect(relatedSection('relax', concerns, 'en')[0]).toMatchObject({
    links: [{ name: 'needle en', text: 'lines en, brows en' }],
  });
});

test('a treatment without a concern, or the only one of its concern, has no related part', () => {
  expect(relatedSection('peel', [], 'de')).toEqual([]);
  expect(relatedSection('peel', [concern('scars', peel), concern('lines', relax)], 'de')).toEqual(
    [],
  );
});
