import type { Guide } from '@praxiskit/test-support/guide';
import type { Doctor } from './doctor.ts';
import { DoctorPortrait } from './doctor-portrait.tsx';

const name = { title: 'Dr. med.', name: 'Clara Mustermann' };
const role = { role_de: 'Fachärztin für Dermatologie', role_en: 'Specialist in dermatology' };

const saying = (statement_en: string) => ({ statement_de: statement_en, statement_en });

const year = (from: number, title: string, note: string, to: number | null = null) => ({
  from,
  to,
  title_de: title,
  title_en: title,
  note_de: note,
  note_en: note,
});

const studies = year(2003, 'Studies', 'Jena', 2009);
const practice = { ...year(2021, 'Practice', 'Weimar'), goes_on: true };

function Portrait({ chamber, ...doctor }: Partial<Doctor> & { chamber?: string }) {
  return (
    <div className="story-doctor">
      <DoctorPortrait
        locale="en"
        thisYear={2026}
        doctor={{ ...name, ...role, ...doctor }}
        {...(chamber ? { chamber } : {})}
      />
    </div>
  );
}

export const guide: Guide = {
  purpose:
    'Who treats: the statement first, then name, title and chamber, the years on a ruler to scale, and what this doctor does not do.',
  when: 'A page says who treats. A part without an entry is left out.',
  whenNot: 'For a team of many, and for a doctor beside something else: *Doctor card*.',
  anatomy: {
    sample: (
      <Portrait
        {...saying('More can always be added, rarely taken back.')}
        chamber="Landesärztekammer Thüringen"
        years={[studies, practice]}
        refusals={[
          {
            text_de: 'Ich behandle nicht am Tag der ersten Beratung.',
            text_en: 'I do not treat on the day of the first consultation.',
          },
        ]}
      />
    ),
    parts: [
      ['blockquote', 'Statement', 'One or two sentences of the doctor’s own. It comes first.'],
      ['blockquote + h3', 'Name', 'With the title.'],
      ['.pk-doctor-chamber', 'Chamber', 'Where a visitor can check the title.'],
      [
        '.pk-doctor-years li',
        'Years',
        'A ruler: `--at`, `--room` and `--lasts` are the years that the site draws to scale.',
      ],
      ['.pk-doctor-refusals', 'Refusals', 'What this doctor does not do.'],
    ],
  },
  pairs: [
    {
      do: [
        <Portrait key="do" {...saying('More can always be added, rarely taken back.')} />,
        'A sentence that only this doctor would say.',
      ],
      dont: [
        <Portrait key="dont" {...saying('The best results, for your beauty.')} />,
        'Praise: advertising law forbids it, and every practice says it.',
      ],
    },
    {
      do: [<Portrait key="do" years={[studies, practice]} />, 'Years that a visitor can check.'],
      dont: [
        <Portrait
          key="dont"
          years={[
            studies,
            year(2019, 'Course in fillers, part 1', 'Berlin'),
            year(2020, 'Course in fillers, part 2', 'Berlin'),
            practice,
          ]}
        />,
        'Every course: what matters is lost among them.',
      ],
    },
  ],
  heard: [
    [
      'the portrait',
      'an article: the statement as a quotation, then ‘Dr. med. Clara Mustermann, heading level 3’',
    ],
    ['the years', '‘list, 2 items: 2003–2009, Studies, Jena’; the ruler is only their layout'],
  ],
  code: `import { DoctorPortrait } from '@praxiskit/practice/react';

<DoctorPortrait
  doctor={doctor}
  locale="en"
  thisYear={2026}
  chamber="Landesärztekammer Thüringen"
  portrait={<img {...pictureProps('team/clara.jpg', { width: 320, height: 400 })} alt="" />}
/>`,
  search: 'doctor physician profile biography about Ärztin Arzt Porträt Lebenslauf Team',
};
