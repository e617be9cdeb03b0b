import { breadcrumbs, questionsThing } from '@praxiskit/pages';
import { expect, test } from 'vitest';

const origin = 'https://praxis.example';

test('breadcrumbs count from one and have absolute addresses', () => {
  const pages = [
    { name: 'Start', path: '/' },
    { name: 'Preise', path: '/preise' },
  ];
  expect(breadcrumbs(pages, origin).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Start', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Preise', item: `${origin}/preise` },
  ]);
});

test('questions include their answers', () => {
  expect(questionsThing([{ question: 'Wie lange?', answer: '20 Minuten.' }])).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Wie lange?',
          acceptedAnswer: { '@type': 'Answer', text: '20 Minuten.' },
        },
      ],
    },
  ]);
  expect(questionsThing([])).toEqual([]);
});
