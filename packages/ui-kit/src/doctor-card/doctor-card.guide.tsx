import type { Guide } from '@praxiskit/test-support/guide';
import { DoctorCard } from './doctor-card.tsx';

export const guide: Guide = {
  purpose: 'A doctor of the practice: name, specialty, spoken languages.',
  when: 'A page introduces the doctors of the practice.',
  whenNot: 'For the author of a letter: a line of text. For a page of the site: *Card*.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <DoctorCard
          name="Clara Mustermann"
          title="Dr. med."
          speciality="Specialist in dermatology"
          languages={['German', 'English', 'French']}
        >
          Consultations on Tuesdays.
        </DoctorCard>
      </div>
    ),
    parts: [
      ['.aspect-4\\/5', 'Portrait', 'In 4:5. Without one it has the initials.'],
      ['h3', 'Name', 'With the title. Where there is an `href` it is the link of the card.'],
      ['h3 + p', 'Specialty', 'As the chamber awarded it.'],
      ['.text-quiet:is(p)', 'Languages', 'In words of the page’s language.'],
      ['.pt-2', 'More', 'A sentence; may be left out.'],
    ],
  },
  pairs: [
    {
      do: [
        <DoctorCard
          key="do"
          name="Clara Mustermann"
          title="Dr. med."
          speciality="Specialist in dermatology"
        />,
        'Title and specialty as the chamber awarded them.',
      ],
      dont: [
        <DoctorCard
          key="dont"
          name="Clara Mustermann"
          title="Dr. med."
          speciality="Leading expert in beauty"
        />,
        'Words of advertising.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the link, where there is one'],
    ['Enter', 'follows it'],
  ],
  heard: [
    ['the name', '‘Dr. med. Clara Mustermann, heading level 3’; the initials are silent'],
    ['the languages', '‘Speaks German, English, and French’'],
  ],
  search: 'person team member profile physician portrait Arzt Ärztin Team Profil Person',
};
