import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { sampleAccount } from '../test/sample-account.ts';
import { Component } from './codes-page.tsx';

const codes =
  'k7mq-4t9p-z2xw-8fnd w2xh-8fnd-6rbc-j3ve 6rbc-j3ve-m9zt-q5ya m9zt-q5ya-h4kd-7wsp h4kd-7wsp-e8vn-2cgx e8vn-2cgx-t3pj-9hbm t3pj-9hbm-y6fa-5rkq y6fa-5rkq-c9wd-4zet c9wd-4zet-n2gs-8xhv n2gs-8xhv-k7mq-4t9p';
const data = {
  ...sampleAccount,
  codes: codes.split(' '),
  owner: 'Erika Mustermann',
  isOfApp: true,
  next: '/user',
  used: null,
};

const meta = {
  title: 'Packages/account-pages/Recovery codes',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, data, address: '/user/codes' },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnceShown: Story = {};

/** Codes for a passkey: not a step of several. */
export const OfPasskey: Story = { args: { data: { ...data, isOfApp: false } } };

/** The codes were shown before, or never made. */
export const Gone: Story = { name: 'Shown before', args: { data: { ...data, codes: [] } } };

/** After signing in with a code. */
export const Used: Story = {
  name: 'Signed in with a code',
  args: { data: { ...data, codes: [], used: { left: 9, next: '/private' } } },
};

export const FewLeft: Story = {
  args: { data: { ...data, codes: [], used: { left: 2, next: '/private' } } },
};
