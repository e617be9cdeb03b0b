import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { form, now } from '../test/sample-form.ts';
import { Component } from './mailbox-page.tsx';

const meta = {
  title: 'Packages/account-pages/Mail on its way',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: {
    page: Component,
    data: {
      ...form,
      mailbox: {
        purpose: 'sign-up',
        email: 'erika.mustermann@example.org',
        code: '482913',
        createdAt: now - 90_000,
        expiresAt: now + 510_000,
        isExpired: false,
      },
    },
    address: '/signup/mail',
  },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const mailbox = { ...meta.args.data.mailbox, purpose: 'sign-in' };

export const SignUp: Story = {};

export const SignIn: Story = { args: { data: { ...form, mailbox }, address: '/login/mail' } };

export const SentAgain: Story = { args: { address: '/signup/mail?again=1' } };

export const Expired: Story = {
  args: {
    data: {
      ...form,
      mailbox: {
        ...mailbox,
        createdAt: now - 780_000,
        expiresAt: now - 180_000,
        isExpired: true,
      },
    },
  },
};

export const None: Story = {
  name: 'No mail on its way',
  args: { data: { ...form, mailbox: null } },
};
