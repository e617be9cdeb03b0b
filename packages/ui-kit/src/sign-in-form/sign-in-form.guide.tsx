import type { Guide } from '@praxiskit/test-support/guide';
import { Alert } from '../alert/alert.tsx';
import { Input } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { PasswordField } from '../field/password-field.tsx';
import { SignInForm } from './sign-in-form.tsx';

export const guide: Guide = {
  purpose: 'E-mail, password, and the way to a new password.',
  when: 'Visitors have an account.',
  whenNot: 'For a code of a second step: *One-time code*. For other fields: *Form*.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <SignInForm idPrefix="guide-" forgotHref="#forgotten" submit={async () => null} />
      </div>
    ),
    parts: [
      ['[type="email"]', 'E-mail', 'Password managers find it by `autocomplete`.'],
      ['[href="#forgotten"]', 'Help', 'The way to a new password.'],
      ['[type="password"]', 'Password', 'It can be shown, and pasted into.'],
      ['[type="submit"]', 'Button', 'Busy until the next page is there.'],
    ],
  },
  pairs: [
    {
      do: [
        <Alert key="do" kind="danger">
          E-mail address and password do not match.
        </Alert>,
        'One sentence for a wrong address and for a wrong password.',
      ],
      dont: [
        <Alert key="dont" kind="danger">
          There is no account with this e-mail address.
        </Alert>,
        'Say which of the two is wrong: that tells strangers who has an account.',
      ],
    },
    {
      do: [
        <div key="do" className="grid gap-4">
          <Field label="E-mail">
            <Input type="email" defaultValue="marta@example.org" />
          </Field>
          <PasswordField label="Password" defaultValue="Morgenlicht" />
        </div>,
        'Keep the input after a failed attempt.',
      ],
      dont: [
        <div key="dont" className="grid gap-4">
          <Field label="E-mail">
            <Input type="email" defaultValue="marta@example.org" />
          </Field>
          <PasswordField label="Password" />
        </div>,
        'Clear the password: a single wrong letter means all of it again.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the fields, ‘Show password’, the way to a new password, the button'],
    ['Enter', 'in a field: signs in'],
  ],
  heard: [
    ['entries are missing', '‘Please check these entries …’: the summary has the focus'],
    ['refused', 'the reason, at once; it has the focus'],
    ['in progress', '‘One moment’'],
  ],
  code: `<SignInForm
  forgotHref="/password-request"
  submit={async (values) => {
    const result = await auth.signIn('credentials', values);
    if (!result.ok) return 'E-mail address and password do not match.';
    location.assign('/private');
    return null; // the button stays busy until the next page is there
  }}
/>`,
  search: 'login log in sign-in account password Anmeldung Anmelden Einloggen Konto Passwort',
};
