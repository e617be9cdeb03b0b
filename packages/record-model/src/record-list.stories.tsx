import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createRecordClient, type ModelRecord, type RecordClient } from './client.ts';
import type { Definition } from './definition/definition.ts';
import { createMemoryServer } from './memory-server.ts';
import { RecordClientProvider, useField, useList, useUndo } from './react.ts';

const definition: Definition = {
  name: 'prices',
  label: 'Prices',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    label: { type: 'STRING', allowNull: false, rules: [{ op: 'required' }] },
  },
  relations: {},
};

function createClient(): RecordClient {
  const labels = ['Beratung', 'Hydrafacial', 'Peeling'];
  const { fetch } = createMemoryServer([definition], {
    prices: labels.map((label, at) => ({ id: String(at), label })),
  });
  return createRecordClient({ fetch });
}

function Row({ price }: { price: ModelRecord }) {
  const { fieldProps, inputProps } = useField(price, 'label');
  return (
    <li>
      <input aria-label={`${fieldProps.label} ${price.key}`} {...inputProps} />
    </li>
  );
}

function PriceList() {
  const { records } = useList('prices', { sort: 'label' });
  const { undo, canUndo } = useUndo();
  return (
    <>
      <ol>
        {records.map((price) => (
          <Row key={price.key} price={price} />
        ))}
      </ol>
      <button type="button" disabled={!canUndo} onClick={undo}>
        Undo
      </button>
    </>
  );
}

const meta: Meta<typeof PriceList> = {
  title: 'Packages/record-model/List',
  component: PriceList,
};

export default meta;

/**
 * Typing moves a record to its position in the list, and undo moves it back; each edit is saved by
 * itself.
 */
export const Live: StoryObj<typeof PriceList> = {
  loaders: [async () => ({ client: createClient() })],
  render: (_args, { loaded }) => (
    <RecordClientProvider client={loaded.client as RecordClient}>
      <PriceList />
    </RecordClientProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByLabelText('Label 0');
    await userEvent.clear(first);
    await userEvent.type(first, 'Z');
    await expect(canvas.getAllByRole('textbox').at(-1)).toHaveValue('Z');
    for (let count = 0; count < 2; count += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    }
    await expect(canvas.getAllByRole('textbox').at(0)).toHaveValue('Beratung');
  },
};
