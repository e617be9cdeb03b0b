import { readPageText } from '@praxiskit/pages';
import { TextPage } from '@praxiskit/pages/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

test('a text becomes a page: title, headings, paragraphs with equal texts, terms; never markup', () => {
  const { lead, sections } = readPageText('Ja.\nJa.\n## Kontakt\n- Telefon: <b>1</b>');
  const page = renderToStaticMarkup(<TextPage title="Impressum" sections={[lead, ...sections]} />);
  expect(page).toBe(
    '<article><h1>Impressum</h1><section><p>Ja.</p><p>Ja.</p></section>' +
      '<section><h2>Kontakt</h2><dl><div><dt>Telefon</dt><dd>&lt;b&gt;1&lt;/b&gt;</dd></div></dl></section></article>',
  );
});

test('its headings can be listed as links; text above the first heading is not listed', () => {
  const { lead, sections } = readPageText('Ja.\n## Kontakt\nA\n## Recht\nB');
  const page = renderToStaticMarkup(
    <TextPage title="T" sections={[lead, ...sections]} contents="Inhalt" />,
  );
  expect(page).toContain(
    '<nav aria-label="Inhalt"><ol><li><a href="#section-1">Kontakt</a></li>' +
      '<li><a href="#section-2">Recht</a></li></ol></nav><section><p>Ja.</p></section>',
  );
  expect(page).toContain('<section id="section-1"><h2>Kontakt</h2><p>A</p></section>');
});

test.each([
  [
    'Siehe https://www.example.org/b_o/, sonst fragen.',
    'Siehe <a href="https://www.example.org/b_o/">example.org/b_o</a>, sonst fragen.',
  ],
  [
    '(https://example.org/a?b=1&c=2).',
    '(<a href="https://example.org/a?b=1&amp;c=2">example.org/a?b=1&amp;c=2</a>).',
  ],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['http://example.org und example.org', 'http://example.org und example.org'],
  ['https://x" onclick="y', '<a href="https://x">x</a>&quot; onclick=&quot;y'],
])('only an address with https becomes a link: %s', (line, shown) => {
  const { lead } = readPageText(`${line}\n- T: ${line}`);
  const page = renderToStaticMarkup(<TextPage title="T" sections={[lead]} />);
  expect(page).toContain(`<p>${shown}</p>`);
  expect(page).toContain(`<dd>${shown}</dd>`);
});
