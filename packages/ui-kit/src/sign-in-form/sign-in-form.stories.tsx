import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './sign-in-form.guide.tsx';
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx';

const submit = fn<SignInFormProps['submit']>(async () => null);

const meta = {
  title: 'Forms/Sign-in form',
  component: SignInForm,
  tags: ['autodocs'],
  parameters: { guide },
  args: { submit, forgotHref: '#forgotten' },
  beforeEach: () => {
    submit.mockReset();
    submit.mockResolvedValue(null);
  },
  render: (args) => (
    <div className="max-w-md">
      <SignInForm {...args} />
    </div>
  ),
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The summary has the focus; each field has its own message. */
export const MissingEntries: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
    await expect(submit).not.toHaveBeenCalled();
  },
};

/** The input is kept. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    submit.mockResolvedValue('E-mail address and password do not match.');
    await userEvent.type(canvas.getByLabelText('E-mail'), 'marta@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'Morgenlicht{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('do not match'));
    await expect(canvas.getByLabelText('Password')).toHaveValue('Morgenlicht');
  },
};

interface Entries {
  email: string;
  password: string;
}

/** The form after an attempt without a visitor's click, so that a sheet can show states side by side. */
function Attempted({ email = '', password = '', ...props }: SignInFormProps & Partial<Entries>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = box.current?.querySelector('form');
    for (const [name, value] of Object.entries({ email, password })) {
      const field = form?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    form?.requestSubmit();
  }, [email, password]);
  return (
    <div ref={box}>
      <SignInForm {...props} />
    </div>
  );
}

const entries: Entries = { email: 'marta@example.org', password: 'Morgenlicht' };

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: ({ forgotHref }, { globals }) => {
    const say = sayIn(globals);
    const idOf = (name: string) => `${globals.theme}-${globals.language}-${name}-`;
    const refusal = say(
      'E-Mail-Adresse und Passwort passen nicht zusammen.',
      'E-mail address and password do not match.',
    );
    const never = () => new Promise<null>(() => {});
    return (
      <Specimens width="20rem">
        <Specimen name="empty">
          <SignInForm submit={never} forgotHref={forgotHref} idPrefix={idOf('empty')} />
        </Specimen>
        <Specimen name="missing entries">
          <Attempted submit={never} forgotHref={forgotHref} idPrefix={idOf('missing')} />
        </Specimen>
        <Specimen name="refused">
          <Attempted
            {...entries}
            submit={async () => refusal}
            forgotHref={forgotHref}
            idPrefix={idOf('refused')}
          />
        </Specimen>
        <Specimen name="busy">
          <Attempted {...entries} submit={never} forgotHref={forgotHref} idPrefix={idOf('busy')} />
        </Specimen>
      </Specimens>
    );
  },
};
