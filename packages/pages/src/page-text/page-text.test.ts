import { readPageText, unknownPlaces } from '@praxiskit/pages';
import { expect, test } from 'vitest';

test('a text has headings, paragraphs and entries, and a lead before the first heading', () => {
  const text = 'Vorab.\r\n\n## Kontakt\nAm Markt\n- Telefon: 1\n- E-Mail: a:b\n\n## Ende\n';
  expect(readPageText(text)).toEqual({
    lead: { heading: '', lines: ['Vorab.'], entries: [] },
    sections: [
      {
        heading: 'Kontakt',
        lines: ['Am Markt'],
        entries: [
          { term: 'Telefon', text: '1' },
          { term: 'E-Mail', text: 'a:b' },
        ],
      },
      { heading: 'Ende', lines: [], entries: [] },
    ],
  });
});

test('placeholders are filled once: their values are not parsed again', () => {
  const values = { name: '## {phone}', phone: '1', vat: '' };
  const lists = { items: [{ term: '{phone}', text: 'x' }] };
  const text = '{name}\n{vat}\n- VAT: {vat}\n- P: {phone}, {other}\n{items}\n{constructor}';
  expect(readPageText(text, { values, lists }).lead).toEqual({
    heading: '',
    lines: ['## {phone}', '{constructor}'],
    entries: [
      { term: 'P', text: '1, {other}' },
      { term: '{phone}', text: 'x' },
    ],
  });
  const places = { values: new Set(Object.keys(values)), lists: new Set(['items']) };
  expect(unknownPlaces(text, places)).toEqual(['other', 'constructor']);
});

test('a number in a placeholder stays on one line, words do not', () => {
  const values = { phone: '+49 (0) 3643 / 12-34', name: 'Praxis am Markt', street: 'Markt 1' };
  const { lines } = readPageText('{name}, {street}, {phone}, 99423 Weimar', { values }).lead;
  expect(lines).toEqual([
    'Praxis am Markt, Markt 1, +49\u00a0(0)\u00a03643\u00a0/\u00a012-34, 99423 Weimar',
  ]);
});

test.each([
  '{Phone}',
  '{ phone }',
  '{straße}',
  '{}',
  '- T: {phone}, {Phone}',
  'so: {items}',
  '## {items}',
])('an unknown name in braces is found: %s', (text) => {
  const read = readPageText(text, { values: { phone: '1' }, lists: { items: [] } });
  expect(JSON.stringify(read)).toMatch(/\{[^{}":]*\}/);
  const places = { values: new Set(['phone']), lists: new Set(['items']) };
  expect(unknownPlaces(text, places)).toHaveLength(1);
});

test.each(['{phone}', 'x {phone} y', ' {items} ', '{ no end', 'a\n\n{items}\nb'])(
  'nothing is found in %j',
  (text) => {
    const places = { values: new Set(['phone']), lists: new Set(['items']) };
    expect(unknownPlaces(text, places)).toEqual([]);
  },
);

test('text that looks like markup stays text', () => {
  const text = '<script>alert(1)</script>\n- [a](javascript:x): <b onclick="x">';
  const { lead } = readPageText(text);
  expect(lead.lines).toEqual(['<script>alert(1)</script>']);
  expect(lead.entries).toEqual([{ term: '[a](javascript', text: 'x): <b onclick="x">' }]);
});
