import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { form } from '../test/sample-form.ts';
import { Component } from './factor-new-page.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Aurelia:team%40example.org?issuer=Aurelia&secret=${secret}`;
const shown = { ...form, setup: { secret, uri } };

const meta = {
  title: 'Packages/account-pages/A second step is required',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, data: { ...form, setup: null }, address: '/login/factor' },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Begin: Story = { name: 'Before the key' };

export const ProofOld: Story = { args: { address: '/login/factor?error=ProofOld' } };

export const Key: Story = { name: 'The key to scan', args: { data: shown } };

export const WrongCode: Story = {
  args: { data: shown, address: '/login/factor?error=CodeWrong' },
};
