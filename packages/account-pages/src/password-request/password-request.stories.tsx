import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { form } from '../test/sample-form.ts';
import { Component } from './password-request-page.tsx';

const meta = {
  title: 'Packages/account-pages/Forgotten password',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, data: form, address: '/password-request' },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Pause: Story = {
  args: { address: '/password-request?error=TooManyRequests&wait=20' },
};

export const NoAddress: Story = { args: { address: '/password-request?error=EmailSignin' } };
