import type { Locale } from '@praxiskit/core';
import { PreviewPage } from '@praxiskit/pages/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type DayTreatment, type MyDayData, myDay } from '../my-day/my-day.ts';
import { sampleFacts, sampleTexts } from '../sample.ts';
import { MyDay } from './my-day.tsx';
import '../my-day.css';

const treatments: DayTreatment[] = [
  ['Hydrafacial', { layer: 'oberhaut', sessions_min: 1, onset_days_max: 0, check_days: null }],
  ['Mesotherapie', { sessions_min: 3, interval_days: 14, onset_days_max: 14 }],
  ['Microneedling', {}],
  ['Hyaluron', { layer: 'unterhaut', sessions_min: 1, onset_days_max: 0, check_days: 14 }],
  ['Faltenbehandlung', { layer: 'muskel', sessions_min: 1, downtime_days_max: 0 }],
].map(([name, facts]) => ({
  path: `/${String(name).toLowerCase()}`,
  name: String(name),
  depth: '1\u00a0mm',
  facts: { ...sampleFacts, ...(facts as object) },
  care: sampleTexts.care,
}));

const names = {
  de: ['Oberhaut', 'Lederhaut', 'Unterhaut', 'Muskel', 'Blutbahn'],
  en: ['Epidermis', 'Dermis', 'Subcutis', 'Muscle', 'Bloodstream'],
};
const order = ['oberhaut', 'lederhaut', 'unterhaut', 'muskel', 'blutbahn'];

const at = (query: string, locale: Locale): MyDayData =>
  myDay(treatments, {
    query: new URLSearchParams(query),
    today: '2026-11-24',
    locale,
    layerName: (layer) => names[locale][order.indexOf(layer)] ?? '',
  });

function Shown({ query, locale }: { query: string; locale: Locale }) {
  const page = () => (
    <MyDay
      data={at(query, locale)}
      action="/"
      buttonClass=""
      crumbs={<p>Praxis / Mein Termin</p>}
    />
  );
  return <PreviewPage page={page} locale={locale} address="/" messages={{}} read={() => null} />;
}

const meta = {
  title: 'Practice/My day',
  component: MyDay,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A downtime calendar over all treatments: a visitor names a day that matters, and reads for each
treatment when the first and the last session would have to be, so that it is over a week before.

**When** visitors ask 'wedding in five weeks: what is still possible?'. **When not:** to book: nothing is sent or kept.

| do | don't |
|---|---|
| say that times are guide values | promise a result by a day |
| count the fewest sessions and the longest healing | plan into the free week |

**Keyboard** A form that is sent by Enter; names are links. **Accessibility** A table whose last column is a picture of
the column before it; verdicts are words, the circles beside them are drawn. It needs no scripts, and takes its colors
from the site's layers by \`data-layer\`.`,
      },
    },
  },
  args: { data: at('', 'en'), action: '/', buttonClass: '' },
  render: (_args, { globals, parameters }) => {
    const locale = globals.language === 'de' ? 'de' : 'en';
    return <Shown key={locale} query={parameters.query ?? ''} locale={locale} />;
  },
} satisfies Meta<typeof MyDay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five weeks before a wedding. */
export const FiveWeeks: Story = {
  parameters: { query: 'tag=2026-12-29&anlass=hochzeit' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Wedding in five weeks',
    );
    await expect(canvas.getByRole('rowheader', { name: /Hyaluron/ })).toBeVisible();
    await expect(canvas.getAllByText('possible').length).toBeGreaterThan(0);
  },
};

export const InGerman: Story = {
  ...FiveWeeks,
  globals: { language: 'de' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Hochzeit in fünf Wochen',
    );
  },
};

/** Nothing is judged: the days before any day. */
export const WithoutADay: Story = {};

/** The entry stays in the field. */
export const UnreadableDay: Story = {
  parameters: { query: 'tag=31.2.2027' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Your day')).toHaveValue('31.2.2027');
    await expect(canvas.getByRole('alert')).toHaveTextContent('31.2.2027');
  },
};
