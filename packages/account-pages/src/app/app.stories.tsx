import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { plainAccount, sampleAccount } from '../test/sample-account.ts';
import { Component } from './app-page.tsx';

const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Aurelia:erika%40example.org?issuer=Aurelia&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const data = { ...plainAccount, setup };

const meta = {
  title: 'Packages/account-pages/Codes from an app',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, data, address: '/user/app' },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Key: Story = { name: 'The key to scan' };

export const WrongCode: Story = { args: { address: '/user/app?error=CodeWrong' } };

/** Before the server has created a key. */
export const Begin: Story = { name: 'Before the key', args: { data: { ...data, setup: null } } };

export const ProofOld: Story = {
  args: { data: { ...data, setup: null }, address: '/user/app?error=ProofOld' },
};

export const AppThere: Story = { args: { data: { ...data, factors: sampleAccount.factors } } };
