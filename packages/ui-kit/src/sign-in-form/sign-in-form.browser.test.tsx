import { SignInForm, type SignInFormProps, UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

type Submit = SignInFormProps['submit'];

const email = () => page.getByLabelText('E-mail');
const password = () => page.getByLabelText('Password', { exact: true });
const button = () => page.getByRole('button', { name: 'Sign in' });

async function fillIn() {
  await email().fill(' marta@example.org ');
  await password().fill(' Morgenlicht ');
}

test('the form submits the trimmed address and the password as typed, and stays busy after signing in', async () => {
  const submit = vi.fn<Submit>(async () => null);
  const screen = await render(<SignInForm submit={submit} forgotHref="/forgotten" />);
  await fillIn();
  await userEvent.keyboard('{Enter}');
  expect(submit.mock.calls).toEqual([[{ email: 'marta@example.org', password: ' Morgenlicht ' }]]);
  await expect.element(page.getByText('One moment')).toBeInTheDocument();
  const form = screen.container.querySelector('form');
  form?.requestSubmit();
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
  expect(submit).toHaveBeenCalledOnce();
});

test('missing entries are listed and described at their fields, and nothing is submitted', async () => {
  const submit = vi.fn<Submit>(async () => null);
  await render(<SignInForm submit={submit} forgotHref="/forgotten" />);
  await button().click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  const lines = page.getByRole('alert').getByRole('link');
  expect(lines.elements().map(({ textContent }) => textContent)).toEqual([
    'Please enter your e-mail address.',
    'Please enter your password.',
  ]);
  await lines.nth(1).click();
  await expect.element(password()).toHaveFocus();
  await expect.element(password()).toHaveAccessibleDescription('Please enter your password.');
  await email().fill('marta@example.org');
  await button().click();
  await expect.element(email()).not.toHaveAttribute('aria-invalid');
  await expect.element(email()).toHaveValue('marta@example.org');
  expect(lines.elements()).toHaveLength(1);
  expect(submit).not.toHaveBeenCalled();
});

test('a refusal takes the focus and keeps the input, and the next attempt takes it away', async () => {
  const answers: ((answer: string | null) => void)[] = [];
  const submit = vi.fn<Submit>(() => new Promise((resolve) => answers.push(resolve)));
  await render(<SignInForm submit={submit} forgotHref="/forgotten" />);
  await fillIn();
  await button().click();
  await expect.element(page.getByText('One moment')).toBeInTheDocument();
  answers[0]?.('They do not match.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('They do not match.');
  await expect.element(page.getByRole('alert')).toHaveFocus();
  await expect.element(page.getByText('One moment')).not.toBeInTheDocument();
  await expect.element(password()).toHaveValue(' Morgenlicht ');
  await button().click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(submit).toHaveBeenCalledTimes(2);
});

test('two submits in the same tick submit once', async () => {
  const submit = vi.fn<Submit>(async () => null);
  const screen = await render(<SignInForm submit={submit} forgotHref="/forgotten" />);
  await fillIn();
  const form = screen.container.querySelector('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(page.getByText('One moment')).toBeInTheDocument();
  expect(submit).toHaveBeenCalledOnce();
});

test('after a submit that threw, the form can be submitted again, and the error is reported', async () => {
  const reported: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    reported.push(event.reason);
  };
  addEventListener('unhandledrejection', note);
  const error = new Error('broken');
  const submit = vi.fn<Submit>().mockRejectedValueOnce(error).mockResolvedValueOnce('No.');
  await render(<SignInForm submit={submit} forgotHref="/forgotten" />);
  await fillIn();
  await button().click();
  await vi.waitFor(() => expect(reported).toEqual([error]));
  await button().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No.');
  removeEventListener('unhandledrejection', note);
});

test('the fields have the attributes that password managers and phones need', async () => {
  const screen = await render(
    <SignInForm submit={async () => null} forgotHref="/forgotten" autoFocus />,
  );
  await expect.element(email()).toHaveFocus();
  const inputs = [...screen.container.querySelectorAll('input')];
  expect(
    inputs.map(({ id, name, type, autocomplete, autocapitalize }) => [
      id,
      name,
      type,
      autocomplete,
      autocapitalize,
    ]),
  ).toEqual([
    ['email', 'email', 'email', 'username', 'none'],
    ['password', 'password', 'password', 'current-password', 'none'],
  ]);
  const form = screen.container.querySelector('form');
  // Without scripts a password must never get into the address.
  expect([form?.method, form?.noValidate]).toEqual(['post', true]);
  await expect
    .element(page.getByRole('link', { name: 'Forgotten?' }))
    .toHaveAttribute('href', '/forgotten');
});

test('without `autoFocus` the focus stays where it is', async () => {
  await render(<SignInForm submit={async () => null} forgotHref="/forgotten" />);
  await expect.element(email()).not.toHaveFocus();
});

test('its texts follow the provider, and some can be a site’s own', async () => {
  await render(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <SignInForm
        submit={async () => null}
        forgotHref="/forgotten"
        idPrefix="header-"
        texts={{ submit: 'Zum Patientenbereich' }}
      />
    </UiKitProvider>,
  );
  await page.getByRole('button', { name: 'Zum Patientenbereich' }).click();
  await page.getByRole('link', { name: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' }).click();
  await expect.element(page.getByLabelText('E-Mail')).toHaveFocus();
  await expect.element(page.getByLabelText('E-Mail')).toHaveAttribute('id', 'header-email');
  await expect.element(page.getByRole('link', { name: 'Vergessen?' })).toBeVisible();
});
