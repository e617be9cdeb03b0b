import { Card, DoctorCard, TreatmentCard, UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

test('a card is one link, named by its title', () => {
  const html = renderToString(
    <Card title="Findings" href="/letter/1">
      Text
    </Card>,
  );
  expect(count(html, /<a /g)).toBe(1);
  expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/letter\/1"[^>]*>Findings<\/a>/);
});

test('a card without an address has no link', () => {
  expect(renderToString(<Card title="Findings">Text</Card>)).not.toContain('<a ');
});

test("a treatment's price says 'ab' in German and never breaks", () => {
  const html = renderToString(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <TreatmentCard name="Hydrafacial" href="/hydrafacial" amount="159.00" isFrom />
    </UiKitProvider>,
  );
  expect(html.replaceAll('<!-- -->', '')).toContain('ab\u00a0159\u00a0€');
});

test('a doctor without a portrait has initials, which are hidden from screen readers', () => {
  const html = renderToString(
    <DoctorCard name="Clara von Mustermann" title="Dr. med." languages={['German', 'English']} />,
  );
  expect(html).toMatch(/aria-hidden="true"[^>]*>CM</);
  expect(html).toContain('Dr. med. Clara von Mustermann');
  expect(html).toContain('Speaks German and English');
});
