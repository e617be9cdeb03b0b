import { placesIn, readPageText } from '@praxiskit/pages';
import { expect, test } from 'vitest';

test('headings, paragraphs and entries, and before the first heading a lead', () => {
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

test('places are filled, once: what stands for one is no text that is read', () => {
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
  expect(placesIn(text)).toEqual(['name', 'vat', 'phone', 'other', 'items', 'constructor']);
});

test('what looks like markup stays the text that it is', () => {
  const text = '<script>alert(1)</script>\n- [a](javascript:x): <b onclick="x">';
  const { lead } = readPageText(text);
  expect(lead.lines).toEqual(['<script>alert(1)</script>']);
  expect(lead.entries).toEqual([{ term: '[a](javascript', text: 'x): <b onclick="x">' }]);
});
