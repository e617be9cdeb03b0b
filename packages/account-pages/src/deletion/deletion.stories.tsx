import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { plainAccount, sampleAccount } from '../test/sample-account.ts';
import { Component } from './deletion-page.tsx';

const meta = {
  title: 'Packages/account-pages/Delete account',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, data: plainAccount, address: '/user/delete' },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};

/** A passkey is accepted as well. */
export const WithPasskey: Story = { args: { data: sampleAccount } };

export const WrongPassword: Story = {
  args: { address: '/user/delete?error=CredentialsSignin' },
};

export const LastAdmin: Story = { args: { address: '/user/delete?error=LastAdmin' } };

/** A site that the law does not require to keep records. */
export const NothingKept: Story = { args: { parts: { kept: [] } } };
