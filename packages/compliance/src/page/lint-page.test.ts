import { lintPage, readPage } from '@praxiskit/compliance';
import { expect, test } from 'vitest';

const page = (body: string, head = '<title>Aurelia</title>') =>
  `<!doctype html><html lang="de"><head>${head}</head><body>${body}</body></html>`;
const found = (html: string, options = {}) =>
  lintPage(html, options)
    .filter(({ kind }) => kind === 'law')
    .map(({ rule, where, quote }) => [rule, where, quote.replaceAll('\u200b', '')]);

test('a word is read over the borders of elements', () => {
  for (const body of [
    'Bo<b>tox</b>',
    'Bo<span><em>t</em></span>ox',
    'Bo<wbr>tox',
    'Bo&shy;tox',
    'B&#111;tox',
    'Bo<!-- -->tox',
  ]) {
    expect(found(page(`<p>Mit ${body} behandeln</p>`)), body).toHaveLength(1);
  }
  expect(found(page('<p>Roboter</p><p>Xylophon</p>'))).toEqual([]);
  expect(found(page('<p>Bo</p><p>tox</p>'))).toEqual([]);
});

test('words in elements of their own are two', () => {
  expect(
    found(page('<p>GOÄ</p><dl><dt>Gesicht</dt><dd><span>ab</span><span>190 €</span></dd></dl>')),
  ).toEqual([]);
  expect(found(page('<p>GOÄ</p><p><span>Gesicht</span><span>190 €</span></p>'))).toEqual([
    ['price-without-from', 'text', '190 €'],
  ]);
});

test('attributes, the head and structured data are read', () => {
  const head = `<title>Botox in Weimar</title><meta name="description" content="Mit Botox"><meta property="og:title" content="Botox">
    <script type="application/ld+json">{"@graph":[{"@type":"MedicalProcedure","name":"Botox","url":"/botox"}]}</script>`;
  const body =
    '<img src="/a.jpg" alt="Botox"><button aria-label="Botox"></button><a title="Botox" href="/botox">Faltenbehandlung</a>';
  expect(found(page(body, head)).map(([, where]) => where)).toEqual([
    'title',
    'meta description',
    'meta og:title',
    'json-ld',
    'img alt',
    'button aria-label',
    'a title',
  ]);
});

test('addresses, scripts and styles are no text', () => {
  const body =
    '<a href="/botox">Falten</a><script>const botox = 1 < 2;</script><style>.botox{}</style><script type="application/json">{"slug":"botox"}</script>';
  expect(found(page(body, '<link rel="canonical" href="/botox">'))).toEqual([]);
});

test('each text is read in the language it has', () => {
  const { passages } = readPage(
    page('<p>Hallo</p><div lang="en"><p>Hello</p><p lang="de">Brief</p></div><p>Ende</p>'),
  );
  expect(passages.filter(({ where }) => where === 'text').map(({ locale }) => locale)).toEqual([
    'de',
    'en',
    'de',
    'de',
  ]);
  expect(
    lintPage(page('<p lang="en">millimetres</p><p>millimetres</p>')).map(({ locale }) => locale),
  ).toEqual(['en']);
});

test('a question is read with its answer', () => {
  expect(
    found(page('<details><summary>Tut es weh?</summary><p>Nein, gar nicht.</p></details>')),
  ).toHaveLength(1);
  expect(found(page('<details><summary>Tut es weh?</summary><p>Ein wenig.</p></details>'))).toEqual(
    [],
  );
});

test('a page with amounts names the fee schedule [§ 5 GOÄ]', () => {
  expect(found(page('<p>ab 190 €</p>'))).toEqual([['fee-note-missing', 'page', '190 €']]);
  expect(found(page('<p>ab 190 €</p><p>Abrechnung nach GOÄ</p>'))).toEqual([]);
  expect(found(page('<p>ab 190 €</p><p>Abrechnung nach GO\u0041\u0308</p>'))).toEqual([]);
});

test('pictures, links and ratings are looked at', () => {
  expect(found(page('<img src="/bilder/lippen-vorher.jpg" alt="">'))).toEqual([
    ['before-after', 'picture', '/bilder/lippen-vorher.jpg'],
  ]);
  expect(found(page('<img src="/bilder/davor.jpg" alt="Care after the treatment">'))).toEqual([]);
  expect(found(page('<a href="https://wa.me/49364300">Schreiben</a>'))[0]?.[0]).toBe('messenger');
  expect(found(page('<a href="https://example.org/wa.me">Schreiben</a>'))).toEqual([]);
  const stars =
    '<script type="application/ld+json">{"@type":"MedicalClinic","aggregateRating":{"ratingValue":5}}</script>';
  expect(found(page('', stars))[0]?.[0]).toBe('testimonial');
});

const imprint = `<p>Praxis Muster, Musterweg 1, 07743 Jena</p><p>Verantwortlich: Dr. med. Anna Muster</p><p>Telefon: 03641 000 00 00</p>
  <p>E-Mail: praxis@muster.example</p><p>Aufsichtsbehörde: Landesärztekammer Thüringen</p>
  <p>Gesetzliche Berufsbezeichnung: Ärztin, verliehen in Deutschland</p><p>Berufsordnung, einzusehen bei der Kammer</p><p>Umsatzsteuer-ID: DE000000000</p>`;
const imprintParts: [id: string, part: string][] = [
  ['imprint-address', ', Musterweg 1, 07743 Jena'],
  ['imprint-person', 'Verantwortlich: Dr. med. Anna Muster'],
  ['imprint-phone', '03641 000 00 00'],
  ['imprint-email', 'praxis@muster.example'],
  ['imprint-authority', 'Aufsichtsbehörde: '],
  ['imprint-chamber', 'Landesärztekammer Thüringen'],
  ['imprint-title', 'Gesetzliche Berufsbezeichnung: Ärztin, '],
  ['imprint-state', 'verliehen in Deutschland'],
  ['imprint-rules', 'Berufsordnung, '],
  ['imprint-rules-access', ', einzusehen bei der Kammer'],
  ['imprint-vat', 'DE000000000'],
];

test('a whole imprint is free, and each part that is missing is named [§ 5 DDG]', () => {
  expect(found(page(imprint), { kind: 'imprint' })).toEqual([]);
  for (const [id, part] of imprintParts) {
    expect(imprint).toContain(part);
    const without = found(page(imprint.replace(part, '')), { kind: 'imprint' });
    expect(
      without.map(([rule]) => rule),
      id,
    ).toContain(id);
  }
  const exempt = ['imprint-vat'];
  expect(found(page(imprint.replace('DE000000000', '')), { kind: 'imprint', exempt })).toEqual([]);
});

const privacy = `<h2>Verantwortlich</h2><p>Praxis Muster, praxis@muster.example</p><p>Rechtsgrundlage: Art. 6 DSGVO</p>
  <p>Empfänger: unser Rechenzentrum</p><p>Speicherdauer: zehn Jahre</p><p>Auskunft, Berichtigung, Löschung</p>
  <p>Sie können widerrufen.</p><p>Sie können jederzeit widersprechen.</p><p>Sie geben sie freiwillig an.</p><p>Automatisierte Entscheidungen gibt es nicht.</p><p>Sie können sich beschweren.</p><p>Cookies: § 25 TDDDG</p>`;
const privacyParts: [id: string, part: string][] = [
  ['privacy-controller', 'praxis@muster.example'],
  ['privacy-basis', 'Art. 6 DSGVO'],
  ['privacy-recipients', 'Empfänger'],
  ['privacy-storage', 'Speicherdauer'],
  ['privacy-rights', 'Auskunft'],
  ['privacy-withdrawal', 'widerrufen'],
  ['privacy-objection', 'jederzeit widersprechen'],
  ['privacy-obligation', 'freiwillig'],
  ['privacy-automation', 'Automatisierte'],
  ['privacy-complaint', 'beschweren'],
  ['privacy-cookies', '§ 25'],
];

test('a whole privacy policy is free, and each part that is missing is named [Art. 13 GDPR]', () => {
  expect(found(page(privacy), { kind: 'privacy' })).toEqual([]);
  for (const [id, part] of privacyParts) {
    const without = found(page(privacy.replace(part, '')), { kind: 'privacy' });
    expect(
      without.map(([rule]) => rule),
      id,
    ).toContain(id);
  }
});

const accessibility = `<h2>Stand</h2><p>Maßstab: WCAG 2.2. Diese Erklärung ist vom November 2026.</p>
  <p>Wir prüfen selbst.</p><p>Texte in Leichter Sprache fehlen: Es gibt sie noch nicht.</p>
  <p>Hürden melden Sie an praxis@muster.example.</p><p>Sonst: die Marktüberwachungsstelle der Länder.</p>`;
const accessibilityParts: [id: string, part: string][] = [
  ['accessibility-standard', 'WCAG 2.2'],
  ['accessibility-date', ' vom November 2026'],
  ['accessibility-method', ' selbst'],
  ['accessibility-gaps', 'noch nicht'],
  ['accessibility-contact', 'praxis@muster.example'],
  ['accessibility-authority', 'Marktüberwachungsstelle'],
];

test('a whole accessibility statement is free, and each part that is missing is named [§ 14 BFSG]', () => {
  expect(found(page(accessibility), { kind: 'accessibility' })).toEqual([]);
  for (const [id, part] of accessibilityParts) {
    expect(accessibility).toContain(part);
    const without = found(page(accessibility.replace(part, '')), { kind: 'accessibility' });
    expect(
      without.map(([rule]) => rule),
      id,
    ).toContain(id);
  }
});

test('a right to object that is only an item of a list is missing [Art. 21 GDPR]', () => {
  for (const list of [
    'Berichtigung und Widerspruch',
    'Access, erasure and the right to objection',
  ]) {
    const text = privacy.replace('Sie können jederzeit widersprechen.', list);
    expect(found(page(text), { kind: 'privacy' }).map(([rule]) => rule)).toEqual([
      'privacy-objection',
    ]);
  }
  const english = privacy.replace(
    'Sie können jederzeit widersprechen.',
    'You can object at any time.',
  );
  expect(found(page(english), { kind: 'privacy' })).toEqual([]);
});

test('naming a law that obliges the practice does not say which data the visitor must provide [Art. 13 GDPR]', () => {
  const text = privacy.replace('Sie geben sie freiwillig an.', 'Ein Gesetz verpflichtet uns.');
  expect(found(page(text), { kind: 'privacy' }).map(([rule]) => rule)).toEqual([
    'privacy-obligation',
  ]);
});

test('offsets are those of the passage', () => {
  const html = page(
    '<h1>Bo<b>tox</b></h1><p>ab 190 € und <i>dauer</i>haft</p><a href="whatsapp://send">x</a>',
  );
  const all = lintPage(html, { kind: 'imprint' });
  expect(all.length).toBeGreaterThan(8);
  for (const { text, start, end, quote } of all) expect(text.slice(start, end)).toBe(quote);
});
