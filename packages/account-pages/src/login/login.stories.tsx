import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { form, now } from '../test/sample-form.ts';
import { Component } from './login-page.tsx';

const meta = {
  title: 'Packages/account-pages/Sign in',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, data: form, address: '/login' },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Without scripts: the address is filled in again, the password is not. */
export const WrongPassword: Story = {
  args: {
    data: { ...form, typed: { email: 'erika.mustermann@example.org' } },
    address: '/login?error=CredentialsSignin',
  },
};

export const Pause: Story = { args: { address: '/login?error=TooManyRequests&wait=190' } };

export const Unreachable: Story = { args: { address: '/login?error=Unavailable' } };

export const SignedOut: Story = { args: { address: `/login?ended=${now}` } };

export const Deleted: Story = { args: { address: '/login?deleted=1' } };
