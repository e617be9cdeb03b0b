import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { form, now } from '../test/sample-form.ts';
import { Component } from './link-page.tsx';

const meta = {
  title: 'Packages/account-pages/Link of a mail',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: {
    page: Component,
    data: {
      ...form,
      token: 'token',
      email: 'erika.mustermann@example.org',
      link: { state: 'open', purpose: 'sign-up', needsCode: false },
    },
    address: '/api/auth/callback/email?token=token&email=erika.mustermann%40example.org',
  },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const linked = (link: object): Story => ({ args: { data: { ...meta.args.data, link } } });

export const SignUp: Story = {};

export const SignIn = linked({ state: 'open', purpose: 'sign-in', needsCode: false });

export const NewPassword = linked({ state: 'open', purpose: 'password', needsCode: false });

export const Invitation = linked({ state: 'open', purpose: 'invitation', needsCode: false });

export const OtherBrowser = linked({ state: 'open', purpose: 'sign-up', needsCode: true });

/** Signing in requires the code, or another link requested in this browser. */
export const OtherBrowserSignIn = linked({ state: 'open', purpose: 'sign-in', needsCode: true });

export const WrongCode: Story = {
  args: {
    ...linked({ state: 'open', purpose: 'sign-in', needsCode: true }).args,
    address: `${meta.args.address}&error=CodeWrong`,
  },
};

export const Expired = linked({
  state: 'expired',
  createdAt: now - 780_000,
  expiresAt: now - 180_000,
});

export const Used = linked({ state: 'used' });

export const Replaced = linked({ state: 'replaced' });
