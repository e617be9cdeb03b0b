import type { Guide } from '@praxiskit/test-support/guide';
import { DateField } from './date-field.tsx';

export const guide: Guide = {
  purpose: 'A day, typed as the language writes it, or picked from a calendar.',
  when: 'A day is asked for: a birthday, a preferred day.',
  whenNot: 'For a free appointment: show the free ones as *Radio*.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <DateField label="Preferred day" help="We are open on weekdays." today="2026-11-21" />
      </div>
    ),
    parts: [
      ['label', 'Label', 'What the day is for.'],
      ['input', 'Text', 'Digits without dots, two digits of a year and ISO are read, too.'],
      ['button', 'Calendar button', 'Opens month, year and days.'],
      ['p', 'Help', 'Which days can be chosen; the form of a day follows by itself.'],
    ],
  },
  pairs: [
    {
      do: [
        <DateField key="do" label="Preferred day" help="Monday to Thursday." today="2026-11-21" />,
        'Say in the help which days can be chosen.',
      ],
      dont: [
        <DateField key="dont" label="Preferred day" defaultValue="2026-11-21" today="2026-11-21" />,
        'Fill in today: the visitor has not chosen it.',
      ],
    },
    {
      do: [
        <DateField key="do" label="Date of birth" autoComplete="bday" today="2026-11-21" />,
        '`autoComplete="bday"` for a date of birth: the browser knows it.',
      ],
      dont: [
        <DateField key="dont" label="Date of birth (optional)" today="2026-11-21" />,
        'Ask for a day that is not needed.',
      ],
    },
  ],
  keys: [
    ['← → ↑ ↓', 'in the calendar: day by day, week by week'],
    ['Home End', 'first and last day of the week'],
    ['PageUp PageDown', 'month; with Shift: year'],
    ['Enter Space', 'takes the day'],
    ['Esc', 'closes the calendar, back to its button'],
  ],
  heard: [
    ['the field', '‘Preferred day, edit text, in the form MM/DD/YYYY’'],
    ['a day', '‘Tuesday, November 24, 2026, button’'],
  ],
  search: '"date picker" calendar day birthday Datum Kalender Geburtstag Termin',
};
