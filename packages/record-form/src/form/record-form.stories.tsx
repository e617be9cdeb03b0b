import type { ModelRecord, RecordClient } from '@praxiskit/record-model/client';
import { RecordClientProvider } from '@praxiskit/record-model/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createSample, uuid } from '../../tests/sample-records.ts';
import { guide } from './record-form.guide.tsx';
import { RecordForm } from './record-form.tsx';

interface Loaded {
  record: ModelRecord;
  client: RecordClient;
}

async function load(autosave: boolean): Promise<Loaded> {
  const { client } = createSample({ autosave });
  return { client, record: await (await client.view('treatments')).get(uuid(1)) };
}

const meta = {
  title: 'Packages/record-form/Form',
  component: RecordForm,
  tags: ['autodocs'],
  render: ({ record: _, ...args }, { loaded }) => {
    const { client, record } = loaded as unknown as Loaded;
    return (
      <RecordClientProvider client={client}>
        <div className="px-8">
          <RecordForm record={record} {...args} className="max-w-md" />
        </div>
      </RecordClientProvider>
    );
  },
  args: { record: null as unknown as ModelRecord },
  parameters: {
    guide,
    controls: { exclude: ['record'] },
    docs: { story: { inline: false, height: '760px' } },
  },
} satisfies Meta<typeof RecordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of column, each with the control that fits it. */
export const EveryColumn: Story = {
  loaders: [() => load(true)],
};

/** Links to many are checkboxes; a click is saved half a second later. */
export const Relations: Story = {
  tags: ['example'],
  parameters: {
    docs: {
      story: { height: '480px' },
      source: {
        code: `<RecordForm record={treatment} fields={['name', 'category', 'concerns']} />`,
      },
    },
  },
  loaders: [() => load(true)],
  args: { fields: ['name', 'category', 'concerns'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Fine lines'));
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible(), { timeout: 5000 });
  },
};

/** A view without autosave has a button; errors are listed, and shown at their fields. */
export const BrokenRules: Story = {
  name: 'Broken rules',
  tags: ['example'],
  parameters: {
    docs: {
      story: { height: '420px' },
      source: {
        code: `<RecordForm record={treatment} fields={['name', 'price']} onSaved={close} />`,
      },
    },
  },
  loaders: [() => load(false)],
  args: { fields: ['name', 'price'] },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Name: This field is required')).toBeVisible();
  },
};
