import type { Guide } from '@praxiskit/test-support/guide';
import { CodeSheet } from './code-sheet.tsx';

export const guide: Guide = {
  purpose: 'Recovery codes, to be printed or saved.',
  when: 'They were just made: they are shown once.',
  whenNot: 'To show how many are left: *Ruler*.',
  anatomy: {
    parts: [
      ['ul, ol', 'Codes', 'One for each time that the app is not there.'],
      ['button', 'Print', 'On paper the sheet is alone on its page.'],
      ['a[download]', 'Save as text', 'A link, which works without scripts.'],
    ],
  },
  pairs: [
    {
      do: [
        <CodeSheet
          key="do"
          codes={['8DXK-2M4P', 'QW7T-9R3L']}
          brand="Aurelia"
          owner="Erika Mustermann"
          date="November 21, 2026"
        />,
        'On paper, with the name of the account and the day.',
      ],
      dont: [<p key="dont">We have sent your codes by e-mail.</p>, 'Codes in a mailbox.'],
    },
  ],
  keys: [
    ['Tab', 'reaches printing and saving'],
    ['Enter', 'prints, or saves'],
  ],
  heard: [['on the sheet', 'its name, then a list with the number of codes']],
  search: 'backup codes recovery two-factor 2FA print Wiederherstellungscodes Notfallcodes drucken',
};
