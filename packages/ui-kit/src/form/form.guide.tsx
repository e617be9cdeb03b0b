import type { Guide } from '@praxiskit/test-support/guide';
import { Button } from '../button/button.tsx';
import { Input } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { SaveState } from '../save-state/save-state.tsx';
import { Form } from './form.tsx';

export const guide: Guide = {
  purpose: 'Fields that are sent together.',
  when: 'Several fields are answered in one go.',
  whenNot: 'For a single setting that takes effect at once: that is a *Switch*.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <Form errors={[{ fieldId: 'guide-form-email', message: 'Please enter your e-mail' }]}>
          <Field id="guide-form-email" label="E-mail" error="Please enter your e-mail" isRequired>
            <Input type="email" />
          </Field>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit">Send</Button>
            <SaveState status="dirty" />
          </div>
        </Form>
      </div>
    ),
    parts: [
      ['[role="alert"]', 'Error summary', 'Rendered by the form, once there are errors.'],
      ['label', 'Fields', 'Each with its own error.'],
      [
        '[type="submit"]',
        'Button, and save state',
        '`isBusy` while it is sent: the button keeps the focus.',
      ],
    ],
  },
  pairs: [
    {
      do: [
        <div key="do" className="grid gap-3">
          <Field label="What is it about?">
            <Input defaultValue="Lines around the eyes" />
          </Field>
          <SaveState status="failed" onRetry={() => {}} />
        </div>,
        'Keep the input, whatever happens.',
      ],
      dont: [
        <div key="dont" className="grid gap-3">
          <Field label="What is it about?">
            <Input />
          </Field>
          <SaveState status="failed" />
        </div>,
        'Clear the form after an error.',
      ],
    },
    {
      do: [
        <Field key="do" label="E-mail">
          <Input type="email" defaultValue="mar" />
        </Field>,
        'Say what is wrong when the form is sent.',
      ],
      dont: [
        <Field key="dont" label="E-mail" error="Please enter a valid email">
          <Input type="email" defaultValue="mar" />
        </Field>,
        'Report an error while the visitor still writes.',
      ],
    },
  ],
  keys: [
    ['Enter', 'in a field of one line: sends; on a line of the summary: leads to its field'],
    ['Tab', 'reaches field after field, then the button'],
  ],
  heard: [
    ['refused', '‘Please check these entries …’: the summary has the focus'],
    ['in progress', 'the form is busy'],
    ['left with unsaved changes', 'the browser asks first; not where `isGuarded` is false'],
  ],
  code: `const form = useForm({
  validate: (data) =>
    data.get('email') ? [] : [{ fieldId: 'email', message: 'Please enter your e-mail' }],
  submit: async (data) => {
    const answer = await fetch('/request', { method: 'POST', body: data });
    if (!answer.ok) throw new Error('Not sent'); // status: 'failed'
    return []; // or the errors that the server found: [{ fieldId, message }]
  },
});

<Form form={form}>
  <Field id="email" label="E-mail" error={form.errorOf('email')} isRequired>
    <Input type="email" name="email" autoComplete="email" />
  </Field>
  <Field label="What is it about?">
    <Textarea name="note" rows={3} />
  </Field>
  <Checkbox name="reminder" label="Remind me by e-mail" />
  <Button type="submit" isBusy={form.status === 'saving'}>Request a consultation</Button>
  <SaveState status={form.status} />
</Form>`,
  also: ['useForm', 'UseFormOptions', 'FormState'],
  search: 'submit validation useForm dirty send Formular Absenden Prüfung Eingaben',
};
