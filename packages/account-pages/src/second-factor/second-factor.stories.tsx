import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { form } from '../test/sample-form.ts';
import { Component } from './second-factor-page.tsx';

const meta = {
  title: 'Packages/account-pages/Second step',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: {
    page: Component,
    data: { ...form, isAsked: true, hasPasskey: true },
    address: '/login/second',
  },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AppCode: Story = {};

export const WrongCode: Story = { args: { address: '/login/second?error=CodeWrong' } };

export const RecoveryCode: Story = { args: { address: '/login/second?with=recovery' } };

/** No sign-in is in progress. */
export const StartAgain: Story = { args: { data: { ...form, isAsked: false, hasPasskey: false } } };
