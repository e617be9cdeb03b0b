import { OpeningHours, UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test('a day with a break has both spans, a day without any is closed', async () => {
  await render(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <OpeningHours
        hours={[
          { day: 2, opens: '09:00', closes: '13:00' },
          { day: 2, opens: '14:30', closes: '19:00' },
        ]}
      />
    </UiKitProvider>,
  );
  const row = (name: string) => page.getByRole('row').filter({ hasText: name }).element();
  expect(row('Dienstag').textContent).toBe('Dienstag09:00–13:0014:30–19:00');
  expect(row('Sonntag').textContent).toBe('Sonntaggeschlossen');
});

test('above the week the hours are headers: no cell of data has words without one', async () => {
  const { container } = await render(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <OpeningHours variant="bars" hours={[{ day: 2, opens: '09:00', closes: '13:00' }]} />
    </UiKitProvider>,
  );
  const cells = [...container.querySelectorAll('thead > tr > *')];
  expect(cells.filter(({ textContent }) => textContent).map(({ tagName }) => tagName)).toEqual([
    'TH',
  ]);
});

test.each([
  ['de-DE', uiKitMessages.de, ['9', '11', '13', '15', '17']],
  ['en-US', uiKitMessages.en, ['9', '11', '1', '3', '5']],
])(
  'above the bars the hours of %s are those of its clock [R9.3]',
  async (locale, messages, figures) => {
    const { container } = await render(
      <UiKitProvider locale={locale} messages={messages}>
        <OpeningHours variant="bars" hours={[{ day: 2, opens: '09:00', closes: '18:00' }]} />
      </UiKitProvider>,
    );
    const shown = [...container.querySelectorAll('thead .inline-block')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(figures);
  },
);

test('without known hours no day is shown as closed', async () => {
  const { container } = await render(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <OpeningHours hours={[]} />
    </UiKitProvider>,
  );
  expect(container.textContent).toBe('');
});

test('days with other hours are listed below the week, closed or with their times, and why', async () => {
  await render(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <OpeningHours
        hours={[{ day: 2, opens: '09:00', closes: '13:00' }]}
        exceptions={[
          { date: '2026-12-24', hours: [], note: 'Heiligabend' },
          { date: '2026-12-31', hours: [{ opens: '09:00', closes: '12:00' }], note: '' },
        ]}
      />
    </UiKitProvider>,
  );
  const days = [...document.querySelectorAll('section li')].map((item) => item.textContent);
  expect(days).toEqual([
    'Do., 24. Dezember, Heiligabendgeschlossen',
    'Do., 31. Dezember09:00–12:00',
  ]);
});

test('today is marked, with its other hours where it has some', async () => {
  const hours = [
    { day: 4, opens: '09:00', closes: '18:00' },
    { day: 7, opens: '10:00', closes: '12:00' },
  ];
  const exceptions = [{ date: '2026-12-24', hours: [], note: 'Heiligabend' }];
  const week = (today: string) => (
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <OpeningHours hours={hours} exceptions={exceptions} today={today} />
    </UiKitProvider>
  );
  const marked = () => document.querySelector('tr[aria-current=date]')?.textContent;
  const { rerender } = await render(week('2026-12-17'));
  expect(marked()).toBe('Donnerstag09:00–18:00');
  await rerender(week('2026-12-20'));
  expect(marked()).toBe('Sonntag10:00–12:00');
  await rerender(week('2026-12-24'));
  expect(marked()).toBe('Donnerstaggeschlossen');
});
