import { staffStories, uuid } from '@praxiskit/staff/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSample } from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';
import { patientPath } from './paths.ts';
import { Component } from './patients-page.tsx';

const meta = {
  title: 'Packages/patients/Staff page',
  ...staffStories(StaffStage),
  args: { page: Component, address: '/staff/patients' },
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};

const kim = { id: uuid(101), address: patientPath.replace(':id', uuid(101)) };

/** A file: who it is, what was written and arranged, contact data. */
export const File: Story = { args: kim };

export const NotFound: Story = {
  args: { id: uuid(999), address: patientPath.replace(':id', uuid(999)) },
};

export const Empty: Story = { args: { client: createSample('en', []).client } };
