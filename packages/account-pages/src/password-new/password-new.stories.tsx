import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { form, now } from '../test/sample-form.ts';
import { Component } from './password-new-page.tsx';

const meta = {
  title: 'Packages/account-pages/New password',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: {
    page: Component,
    data: {
      ...form,
      kind: 'link',
      email: 'erika.mustermann@example.org',
      asksName: false,
      since: null,
      minimum: 15,
    },
    address: '/password-new',
  },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (more: object): Story => ({ args: { data: { ...meta.args.data, ...more } } });
const done = { kind: 'done', at: now, ended: 2, next: '/private', isSecondStepDue: false };

export const ByLink: Story = {};

/** Signed up on one device and confirmed on another: the account has no name yet. */
export const WithoutName = chosen({ asksName: true });

export const ByPractice = chosen({ kind: 'practice', since: now - 2 * 86_400_000 });

/** A signed-in user enters the present password; with a second factor a shorter password is enough. */
export const OfUser = chosen({ kind: 'account', minimum: 8 });

export const Guessable: Story = { args: { address: '/password-new?error=PasswordGuessable' } };

export const Breached: Story = { args: { address: '/password-new?error=PasswordBreached' } };

export const Done = chosen(done);

export const DoneBeforeSecondStep = chosen({ ...done, ended: 0, isSecondStepDue: true });
