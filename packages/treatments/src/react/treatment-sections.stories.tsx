import type { Locale } from '@praxiskit/core';
import { PreviewPage } from '@praxiskit/pages/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleFacts, sampleTexts } from '../sample.ts';
import { helpSections } from '../sections/help-sections.ts';
import { relatedSection } from '../sections/related-section.ts';
import { answerSections, courseSections } from '../sections/treatment-sections.ts';
import { type EvidenceGrade, evidenceGrades } from '../treatment.ts';
import { guide } from './treatment-sections.guide.tsx';
import { TreatmentSections } from './treatment-sections.tsx';
import '../styles.css';

const both = (locale: Locale) => [
  ...courseSections({ ...sampleTexts, facts: sampleFacts }, locale),
  ...helpSections('03643 000 00 00', locale),
  ...answerSections(sampleTexts, locale),
];

function graded(grade: EvidenceGrade) {
  const evidence = sampleTexts.evidence && { ...sampleTexts.evidence, grade };
  return answerSections({ ...sampleTexts, evidence }, 'en').filter(({ id }) => id === 'evidence');
}

const meta = {
  title: 'Practice/Treatment sections',
  component: TreatmentSections,
  tags: ['autodocs'],
  parameters: { guide },
  args: { sections: both('en') },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '3rem', maxWidth: '45rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TreatmentSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByText('Does it hurt?');
    await userEvent.click(question);
    await expect(canvas.getByText('With the cream it is a scratching.')).toBeVisible();
  },
};

export const InGerman: Story = {
  globals: { language: 'de' },
  args: { sections: both('de') },
};

/** Care and whom to call, as a sheet to take home. */
export const PrintingTheSheet: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const { print } = window;
    const printed: string[] = [];
    window.print = () => printed.push(document.documentElement.dataset.print ?? 'all of the page');
    await userEvent.click(canvas.getByRole('button', { name: 'Print these instructions' }));
    window.print = print;
    await expect(printed).toEqual(['care']);
    window.dispatchEvent(new Event('afterprint'));
    await expect(document.documentElement.dataset.print).toBeUndefined();
  },
};

const concern = {
  name_de: 'Feine Linien',
  name_en: 'Fine lines',
  treatments: ['Microneedling', 'Skinbooster', 'Hydrafacial'].map((name, position) => ({
    slug: name.toLowerCase(),
    name_de: name,
    name_en: name,
    active: true,
    position,
    facts: { layer: 'lederhaut' as const },
  })),
};

/** The other treatments for the same concerns: links of the site, so they are shown on a page. */
export const Related: Story = {
  render: (_args, { globals }) => (
    <RelatedPage key={globals.language} locale={globals.language === 'de' ? 'de' : 'en'} />
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Skinbooster' })).toHaveAttribute(
      'href',
      '/skinbooster',
    );
    await expect(canvas.queryByRole('link', { name: 'Microneedling' })).toBeNull();
  },
};

function RelatedPage({ locale }: { locale: Locale }) {
  const sections = relatedSection('microneedling', [concern], locale);
  const page = () => <TreatmentSections sections={sections} />;
  return <PreviewPage page={page} locale={locale} address="/" messages={{}} read={() => null} />;
}

/** From the weakest to the strongest. */
export const Grades: Story = {
  name: 'Grades of evidence',
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `const sections = answerSections(treatment, locale);

<TreatmentSections sections={sections.filter(({ id }) => id === 'evidence')} />`,
      },
    },
  },
  render: () => (
    <>
      {evidenceGrades.map((grade) => (
        <TreatmentSections key={grade} sections={graded(grade)} />
      ))}
    </>
  ),
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => (
    <TreatmentSections sections={both(globals.language === 'de' ? 'de' : 'en')} />
  ),
};
