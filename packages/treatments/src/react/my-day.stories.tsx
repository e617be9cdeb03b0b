import type { Locale } from '@praxiskit/core';
import { PreviewPage } from '@praxiskit/pages/testing';
import { buttonClass } from '@praxiskit/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type DayTreatment, type MyDayData, myDay } from '../my-day/my-day.ts';
import { sampleFacts, sampleTexts } from '../sample.ts';
import { guide } from './my-day.guide.tsx';
import { MyDay } from './my-day.tsx';
import '../my-day.css';
import './layers-story.css';

const samples = [
  [
    'Hydrafacial',
    'Hydrafacial',
    { layer: 'oberhaut', sessions_min: 1, onset_days_max: 0, check_days: null },
  ],
  ['Mesotherapie', 'Mesotherapy', { sessions_min: 3, interval_days: 14, onset_days_max: 14 }],
  ['Microneedling', 'Microneedling', {}],
  [
    'Hyaluron',
    'Hyaluron',
    { layer: 'unterhaut', sessions_min: 1, onset_days_max: 0, check_days: 14 },
  ],
  [
    'Faltenbehandlung',
    'Wrinkle treatment',
    { layer: 'muskel', sessions_min: 1, downtime_days_max: 0 },
  ],
] as const;

const treatmentsIn = (locale: Locale): DayTreatment[] =>
  samples.map(([german, english, facts]) => ({
    path: `/${german.toLowerCase()}`,
    name: locale === 'de' ? german : english,
    depth: '1\u00a0mm',
    facts: { ...sampleFacts, ...facts },
    care: sampleTexts.care,
  }));

const names = {
  de: ['Oberhaut', 'Lederhaut', 'Unterhaut', 'Muskel', 'Blutbahn'],
  en: ['Epidermis', 'Dermis', 'Subcutis', 'Muscle', 'Bloodstream'],
};
const order = ['oberhaut', 'lederhaut', 'unterhaut', 'muskel', 'blutbahn'];

const at = (query: string, locale: Locale): MyDayData =>
  myDay(treatmentsIn(locale), {
    query: new URLSearchParams(query),
    today: '2026-11-24',
    locale,
    layerName: (layer) => names[locale][order.indexOf(layer)] ?? '',
  });

function Shown({ query, locale }: { query: string; locale: Locale }) {
  const page = () => (
    <div className="story-layers">
      <MyDay
        data={at(query, locale)}
        action="/"
        buttonClass={buttonClass()}
        crumbs={<p>{locale === 'de' ? 'Praxis / Mein Termin' : 'Practice / My day'}</p>}
      />
    </div>
  );
  return <PreviewPage page={page} locale={locale} address="/" messages={{}} read={() => null} />;
}

const meta = {
  title: 'Practice/My day',
  component: MyDay,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { inline: false, height: '1240px' } },
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
