import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { useSaveKey, useSaveState } from '@praxiskit/record-model/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const definition: Definition = {
  name: 'profiles',
  label: 'Profiles',
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    city: { type: 'STRING', allowNull: true, label: 'Town' },
    street: { type: 'STRING', allowNull: true },
  },
  relations: {},
};

function setUp() {
  const server = createMemoryServer([definition], {
    profiles: [{ id: '1', city: 'Weimar', street: null }],
  });
  /** The record in its own client, as on another device. */
  const open = async (): Promise<ModelRecord> =>
    (await createRecordClient({ fetch: server.fetch }).view('profiles')).get('1');
  return { server, open };
}

function Question({ record }: { record: ModelRecord }) {
  const { saveStateProps, conflictProps } = useSaveState(record);
  return (
    <>
      <output>{saveStateProps.status}</output>
      {conflictProps?.fields.map(({ name, label, mine, theirs }) => (
        <p key={name}>{`${name} ${label}: ${mine} or ${theirs}`}</p>
      ))}
      {(['mine', 'theirs'] as const).map((choice) => (
        <button key={choice} type="button" onClick={() => conflictProps?.onChoose(choice)}>
          {choice}
        </button>
      ))}
    </>
  );
}

test.each([
  ['mine', 'Jena'],
  ['theirs', 'Erfurt'],
])(
  'a conflict has the fields that both sides changed, and choosing %s saves %s',
  async (choice, city) => {
    const { server, open } = setUp();
    const [mine, theirs] = [await open(), await open()];
    const screen = await render(<Question record={mine} />);
    theirs.assign({ city: 'Erfurt', street: 'Anger' });
    await theirs.flush();
    mine.set('city', 'Jena');
    void mine.flush();
    await expect.element(screen.getByText('city Town: Jena or Erfurt')).toBeInTheDocument();
    await expect.element(screen.getByText('conflict')).toBeInTheDocument();
    expect(screen.container.querySelectorAll('p')).toHaveLength(1);
    await screen.getByRole('button', { name: choice }).click();
    await vi.waitFor(() =>
      expect(server.rows.profiles?.[0]).toMatchObject({ city, street: 'Anger' }),
    );
    expect(screen.container.querySelectorAll('p')).toHaveLength(0);
    expect(mine.get('city')).toBe(city);
  },
);

test('a failed save is in the save state, and causes no unhandled rejection', async () => {
  const unhandled = vi.fn((event: Event) => event.preventDefault());
  addEventListener('unhandledrejection', unhandled);
  const { server, open } = setUp();
  const record = await open();
  const screen = await render(<Question record={record} />);
  server.answerNext(() => Response.json({ code: 'FORBIDDEN', message: 'No' }, { status: 403 }));
  record.set('city', 'Jena');
  void record.flush();
  await expect.element(screen.getByText('failed')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve));
  removeEventListener('unhandledrejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

function Retried({ record }: { record: ModelRecord }) {
  const { status, onRetry } = useSaveState(record).saveStateProps;
  return (
    <button type="button" onClick={onRetry}>
      {status}
    </button>
  );
}

test('after a failure `onRetry` saves immediately [R7.6]', async () => {
  const { server, open } = setUp();
  const record = await open();
  const screen = await render(<Retried record={record} />);
  server.answerNext(() => Response.json({ code: 'FORBIDDEN', message: 'No' }, { status: 403 }));
  record.set('city', 'Jena');
  void record.flush();
  await screen.getByRole('button', { name: 'failed' }).click();
  await expect.element(screen.getByRole('button', { name: 'saved' })).toBeInTheDocument();
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena' });
});

interface ProbeProps {
  record: ModelRecord;
  onProps: (props: ReturnType<typeof useSaveState>['saveStateProps']) => void;
}

function Probe({ record, onProps }: ProbeProps) {
  onProps(useSaveState(record).saveStateProps);
  return null;
}

test('too many requests are shown as such, with the time of the next try, and without a button', async () => {
  const { server, open } = setUp();
  const record = await open();
  const seen: ReturnType<typeof useSaveState>['saveStateProps'][] = [];
  await render(<Probe record={record} onProps={(props) => seen.push(props)} />);
  const headers = { 'retry-after': '30' };
  server.answerNext(() => Response.json({}, { status: 429, headers }));
  const before = Date.now();
  record.set('city', 'Jena');
  void record.flush();
  await vi.waitFor(() => expect(seen.at(-1)?.status).toBe('throttled'));
  expect(seen.at(-1)?.until).toBeGreaterThanOrEqual(before + 30_000);
  record.rollback();
});

test('changes that were not saved without a connection are saved when it is back, before the next scheduled try', async () => {
  const { server } = setUp();
  // The scheduled tries never run.
  const clock = { setTimeout: () => 0, clearTimeout: () => {}, now: () => Date.now() };
  const client = createRecordClient({ fetch: server.fetch, clock });
  const record = await (await client.view('profiles')).get('1');
  const screen = await render(<Question record={record} />);
  server.answerNext(() => {
    throw new TypeError('Failed to fetch');
  });
  record.set('city', 'Jena');
  void record.flush();
  await expect.element(screen.getByText('failed')).toBeInTheDocument();
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('saved')).toBeInTheDocument();
  expect(server.rows.profiles?.[0]).toMatchObject({ city: 'Jena' });
});

function Form({ save }: { save: () => void }) {
  useSaveKey(save);
  return <input aria-label="City" />;
}

test.each(['Control', 'Meta'])('%s+S saves, and the browser does not', async (modifier) => {
  const save = vi.fn();
  const prevented: boolean[] = [];
  const screen = await render(<Form save={save} />);
  const note = (event: KeyboardEvent) => {
    if (event.key === 's') prevented.push(event.defaultPrevented);
  };
  addEventListener('keydown', note);
  await screen.getByLabelText('City').click();
  await userEvent.keyboard(`{${modifier}>}s{/${modifier}}`);
  expect(save).toHaveBeenCalledOnce();
  await userEvent.keyboard('s');
  expect(save).toHaveBeenCalledOnce();
  expect(prevented).toEqual([true, false]);
  removeEventListener('keydown', note);
});

test('after the form is unmounted the key does not save', async () => {
  const save = vi.fn();
  const screen = await render(<Form save={save} />);
  await screen.unmount();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(save).not.toHaveBeenCalled();
});
