import type { Guide } from '@praxiskit/test-support/guide';
import { Alert, Field, Input } from '@praxiskit/ui-kit';

/** For a request: what to ask, and what to say at its end. */
export const requestPairs: NonNullable<Guide['pairs']> = [
  {
    do: [
      <Field
        key="one"
        id="pair-contact"
        label="E-mail or telephone"
        help="One of the two is enough."
      >
        <Input />
      </Field>,
      'Ask for one way to answer.',
    ],
    dont: [
      <Field key="other" id="pair-health" label="Describe your complaints" isRequired>
        <Input />
      </Field>,
      'Ask about health: a form on the web is no place for it.',
    ],
  },
  {
    do: [
      <Alert key="one" kind="positive" title="Your request is with us.">
        We call by Monday, 6 PM.
      </Alert>,
      'Say what happens next, and when.',
    ],
    dont: [
      <Alert key="other" kind="positive" title="Success!">
        Thank you!
      </Alert>,
      'Cheer, and leave the visitor waiting.',
    ],
  },
];
