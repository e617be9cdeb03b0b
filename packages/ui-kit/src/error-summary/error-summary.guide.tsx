import type { Guide } from '@praxiskit/test-support/guide';
import { Input } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { ErrorSummary } from './error-summary.tsx';

export const guide: Guide = {
  purpose: 'The errors of a form, in one place, on top of it.',
  when: 'A form was sent and has errors. *Form* renders it by itself.',
  whenNot: 'While the visitor still writes. For a form of one field: its *Field* has the error.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <ErrorSummary
          errors={[
            { fieldId: 'guide-first-name', message: 'First name: this field is required' },
            { fieldId: 'guide-email', message: 'E-mail: please enter a valid email' },
          ]}
        >
          Or call us.
        </ErrorSummary>
      </div>
    ),
    parts: [
      ['p', 'Title', 'The kit’s own text by default.'],
      ['li a', 'Line', 'One a field. It leads to its field, or to the first choice of a group.'],
      ['.mt-2', 'Another way on', 'May be left out.'],
      ['[role="alert"]', 'Box', 'A boxed *Alert*.'],
    ],
  },
  pairs: [
    {
      do: [
        <div key="do" className="grid gap-4">
          <ErrorSummary
            errors={[{ fieldId: 'guide-same', message: 'Please enter a valid email' }]}
          />
          <Field id="guide-same" label="E-mail" error="Please enter a valid email">
            <Input type="email" defaultValue="marta" />
          </Field>
        </div>,
        'The same words as at the field.',
      ],
      dont: [
        <div key="dont" className="grid gap-4">
          <ErrorSummary errors={[{ fieldId: 'guide-code', message: 'Error 422 in 1 field' }]} />
          <Field id="guide-code" label="E-mail" error="Please enter a valid email">
            <Input type="email" defaultValue="marta" />
          </Field>
        </div>,
        'A code or a count.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the lines'],
    ['Enter', 'leads to the field of the line'],
  ],
  heard: [
    ['appears', '‘Please check these entries …’, at once: it has the focus'],
    ['another list of errors', 'the same: it takes the focus again'],
  ],
  also: ['FieldError'],
  search: 'validation errors invalid form list Fehlerübersicht Fehlerliste Prüfung Formularfehler',
};
