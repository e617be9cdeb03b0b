import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { createRecordClient, type ModelRecord, type RecordClient } from './client.ts';
import type { Definition } from './definition/definition.ts';
import { createWireLog, RecordDevtools, type WireLog } from './devtools.ts';
import { createMemoryServer } from './memory-server.ts';
import { RecordClientProvider, useField, useList, useSaveState, useUndo } from './react.ts';
import { guide } from './record-devtools.guide.tsx';

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

interface Inside {
  readonly client: RecordClient;
  readonly wireLog: WireLog;
}

function createInside(): Inside {
  const rows = ['Beratung', 'Peeling'].map((label, at) => ({ id: String(at + 1), label }));
  const wireLog = createWireLog(createMemoryServer([definition], { prices: rows }).fetch);
  return { client: createRecordClient({ fetch: wireLog.fetch }), wireLog };
}

const control = {
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 'var(--radius-control, 2px)',
  padding: '0.5rem 0.75rem',
} as const;
const row = { display: 'flex', gap: '1rem', alignItems: 'center', margin: '0 0 0.75rem' } as const;

function Price({ price }: { price: ModelRecord }) {
  const { fieldProps, inputProps } = useField(price, 'label');
  const { state } = useSaveState(price);
  return (
    <p style={row}>
      <input aria-label={`${fieldProps.label} ${price.key}`} style={control} {...inputProps} />
      <output>{state}</output>
    </p>
  );
}

function Prices() {
  const { records } = useList('prices', { sort: 'id' });
  const { undo, canUndo } = useUndo();
  return (
    <>
      {records.map((price) => (
        <Price key={price.key} price={price} />
      ))}
      <p style={row}>
        <button
          type="button"
          disabled={!canUndo}
          onClick={undo}
          style={{ ...control, opacity: canUndo ? 1 : 0.5 }}
        >
          Undo
        </button>
      </p>
    </>
  );
}

function shown(locale: 'de' | 'en') {
  return {
    loaders: [async () => createInside()],
    render: (_args: unknown, { loaded }: { loaded: unknown }) => {
      const { client, wireLog } = loaded as Inside;
      return (
        <RecordClientProvider client={client}>
          <Prices />
          <RecordDevtools client={client} wireLog={wireLog} locale={locale} />
        </RecordClientProvider>
      );
    },
  };
}

const meta: Meta<typeof RecordDevtools> = {
  title: 'Packages/record-model/Devtools',
  component: RecordDevtools,
  tags: ['autodocs'],
  parameters: { guide },
};

export default meta;

/**
 * An edit is above the request in progress, which is above the server's value; each request is in
 * the log.
 */
export const Panel: StoryObj<typeof RecordDevtools> = {
  ...shown('en'),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Label 1');
    await userEvent.type(field, '!');
    const panel = within(canvas.getByRole('region', { name: 'Inside the record client' }));
    await waitFor(() => expect(panel.getByText('"Beratung!"')).toBeVisible());
    await waitFor(() => expect(panel.getByText('PUT')).toBeVisible(), { timeout: 5000 });
    await waitFor(() => expect(panel.getByText('saved')).toBeVisible());
    await userEvent.click(panel.getByText(/^History/));
    await expect(panel.getByText(/set prices 1 label: "Beratung" → "Beratung!"/)).toBeVisible();
  },
};
