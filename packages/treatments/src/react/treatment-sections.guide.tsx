import type { Guide } from '@praxiskit/test-support/guide';
import { sampleFacts, sampleTexts } from '../sample.ts';
import type { Section, SectionId } from '../sections/section.ts';
import { answerSections, courseSections } from '../sections/treatment-sections.ts';
import { TreatmentSections } from './treatment-sections.tsx';

const all = [
  ...courseSections({ ...sampleTexts, facts: sampleFacts }, 'en'),
  ...answerSections(sampleTexts, 'en'),
];

const some = (...ids: SectionId[]) => all.filter(({ id }) => ids.includes(id));

const text = (id: SectionId, title: string, paragraph: string): Section => ({
  kind: 'text',
  id,
  title,
  paragraphs: [paragraph],
});

export const guide: Guide = {
  purpose:
    'The parts of a treatment’s page: what happens, for whom, the course, risks, care by days, questions, evidence, alternatives.',
  when: 'A page describes one treatment. After the care comes whom to call when something is wrong.',
  whenNot: 'For treatments among others: *Treatment card*. For the figures alone: *Fact box*.',
  anatomy: {
    sample: (
      <div className="grid w-[34rem] max-w-full gap-12">
        <TreatmentSections sections={some('care', 'questions', 'evidence')} />
      </div>
    ),
    parts: [
      ['h2', 'Title of a part', 'Of the second level: the page’s own title is the first.'],
      ['.pk-care-ruler', 'Ruler of days', 'Its zero is the treatment.'],
      ['.pk-care-bar', 'Bar', 'As long as its days. Downtime has the color of the layer.'],
      ['.pk-care-days strong', 'Days', 'The same in words, with what to do.'],
      ['summary', 'Question', 'Opens its answer, also without scripts.'],
      ['.pk-evidence', 'Evidence', 'A scale of four steps; the sentence below says the grade.'],
    ],
  },
  pairs: [
    {
      do: [
        <TreatmentSections key="do" sections={some('risks')} />,
        'The most important risks, each with how often it happens.',
      ],
      dont: [
        <TreatmentSections
          key="dont"
          sections={[text('risks', 'Risks', 'Redness. There are no other risks.')]}
        />,
        'Promise that the list is complete: no list is.',
      ],
    },
    {
      do: [
        <TreatmentSections key="do" sections={some('care')} />,
        'Care with its days as numbers: they are drawn to scale.',
      ],
      dont: [
        <TreatmentSections
          key="dont"
          sections={[text('care', 'Before and after', 'Avoid exercise for some days.')]}
        />,
        'Days in the text: visitors cannot plan with them.',
      ],
    },
    {
      do: [
        <TreatmentSections key="do" sections={some('purpose')} />,
        'Leave out a part that is not written yet: its title goes with it.',
      ],
      dont: [
        <TreatmentSections
          key="dont"
          sections={[...some('purpose'), text('evidence', 'Evidence', 'Coming soon.')]}
        />,
        'An empty part, or the text of another treatment.',
      ],
    },
  ],
  keys: [
    [
      'Tab',
      'goes through questions, telephone numbers, links, and the button that prints the care',
    ],
    ['Enter Space', 'open a question and close it'],
  ],
  heard: [
    ['a part', '‘Before and after, heading level 2’'],
    ['care', 'a list: the days, then what to do. Ruler and bars are silent'],
    ['a question', '‘Does it hurt?, collapsed’, or ‘expanded’'],
    ['evidence', 'the grade in words, then the sources; the scale is silent'],
  ],
  code: `import { courseSections, answerSections, helpSections } from '@praxiskit/treatments';
import { TreatmentSections } from '@praxiskit/treatments/react';

<TreatmentSections
  sections={[
    ...courseSections(treatment, locale),
    ...helpSections('03643 000 00 00', locale),
    ...answerSections(treatment, locale),
  ]}
/>`,
  search:
    'treatment page course risks aftercare evidence FAQ Behandlung Ablauf Risiken Nachsorge Fragen',
};
