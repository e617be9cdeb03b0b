import type { Guide } from '@praxiskit/test-support/guide';
import { PasswordField } from '../field/password-field.tsx';
import { PasswordRuler } from './password-ruler.tsx';

export const guide: Guide = {
  purpose: 'Counts the characters of a new password, and says what is missing.',
  when: 'A password is chosen.',
  whenNot: 'Where a password is entered that exists: a `PasswordField` alone, see *Field*.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <PasswordRuler length={10} judgement="short" />
      </div>
    ),
    parts: [
      ['div > div', 'Ruler', 'A *Ruler*, with the minimum as its threshold.'],
      ['strong', 'Lead', 'How many characters are missing, or that there are enough.'],
      ['p', 'Sentence', 'It says what helps. It describes the field by its `id`.'],
    ],
  },
  pairs: [
    {
      do: [
        <PasswordRuler key="do" length={16} judgement="weak" />,
        'Words that say what is the matter.',
      ],
      dont: [
        <p key="dont" className="m-0 text-small">
          Strength: <strong className="font-[550]">weak</strong>
        </p>,
        '‘Weak’ or ‘strong’: the visitor does not learn what helps.',
      ],
    },
    {
      do: [
        <div key="do" className="grid gap-3">
          <PasswordField
            label="New password"
            describedBy="guide-ruler"
            autoComplete="new-password"
            defaultValue="rain birch"
          />
          <PasswordRuler id="guide-ruler" length={10} judgement="short" />
        </div>,
        'Below its field, while the password is chosen.',
      ],
      dont: [
        <PasswordField
          key="dont"
          label="New password"
          autoComplete="new-password"
          defaultValue="rain birch"
          error="At least 15 characters"
        />,
        'The rule only after the form was sent.',
      ],
    },
  ],
  heard: [
    ['the field', '‘Password, …, 5 characters to go. …’: the sentence describes it'],
    ['after a pause in typing', 'the sentence, politely'],
  ],
  code: `<PasswordField
  label="Password"
  describedBy="password-ruler"
  autoComplete="new-password"
  onChange={(event) => setPassword(event.currentTarget.value)}
/>
<PasswordRuler id="password-ruler" length={countCharacters(password)} judgement={judgement} />`,
  also: ['countCharacters', 'PasswordJudgement'],
  search:
    'password strength meter length counter security Passwortstärke Kennwort Mindestlänge Sicherheit',
};
