import type { Guide } from '@praxiskit/test-support/guide';
import { Input } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { OneTimeCode } from './one-time-code.tsx';

export const guide: Guide = {
  purpose: 'A code that is used once: digits from an app, or a recovery code from a printout.',
  when: 'A second step or an address is confirmed.',
  whenNot: 'For a password or a patient number: *Field*.',
  anatomy: {
    sample: (
      <div className="w-80 max-w-full">
        <OneTimeCode label="Code from the app" help="It changes every 30 seconds." />
      </div>
    ),
    parts: [
      ['label', 'Label', 'Where the code is found.'],
      ['input', 'Field', 'One for the whole code; spaces and dashes are removed.'],
      ['p', 'Help', 'Above it is the error, where there is one. The form has the button.'],
    ],
  },
  pairs: [
    {
      do: [
        <OneTimeCode key="do" label="Code from the app" help="It changes every 30 seconds." />,
        'One field: pasting, autofill and screen readers work.',
      ],
      dont: [
        <div key="dont" className="flex justify-center gap-2">
          {['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].map((place) => (
            <Input
              key={place}
              aria-label={`${place} figure`}
              inputMode="numeric"
              className="min-w-0 px-1! text-center"
            />
          ))}
        </div>,
        'A field for each figure.',
      ],
    },
    {
      do: [
        <OneTimeCode
          key="do"
          label="Code from the app"
          error="This code no longer fits. Please take the one the app shows now."
        />,
        'Say where the code is, and which one counts.',
      ],
      dont: [
        <Field key="dont" label="Code" error="Wrong code">
          <Input inputMode="numeric" />
        </Field>,
        'Leave open which code is meant.',
      ],
    },
  ],
  keys: [['Enter', 'sends the form; it is never sent by its last figure']],
  heard: [
    ['the field', '‘Code from the app, edit text, It changes every 30 seconds.’'],
    ['with an error', '‘…, invalid, This code no longer fits. …’'],
  ],
  code: `<OneTimeCode
  label="Code from the app"
  help="It changes every 30 seconds. The one before still counts."
  error={error}
/>

// on the server: without scripts the spaces are still there
normalizeCode(code);`,
  also: ['normalizeCode'],
  search: 'OTP TOTP 2FA MFA pin verification second factor Einmalcode Bestätigungscode Zwei-Faktor',
};
