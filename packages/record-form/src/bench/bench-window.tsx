import { RecordClientProvider, useSaveState, useUndo } from '@praxiskit/record-model/react';
import { Button, ConflictQuestion, SaveState, Switch } from '@praxiskit/ui-kit';
import { RecordField } from '../field/record-field.tsx';
import { readableConflict } from '../form/readable-conflict.ts';
import { FormScope } from '../form-scope.ts';
import { benchTexts } from './bench-texts.ts';
import type { Bench } from './create-bench.ts';
import { useIsConnected } from './use-wire.ts';
import type { Who } from './wire.ts';

const fields = ['name', 'price', 'minutes', 'layer'];

/** The window of one person: the form of the record, and a switch for their network. */
export function BenchWindow({ bench, who }: { bench: Bench; who: Who }) {
  const { client, record } = bench.windows[who];
  const texts = benchTexts[record.view.locale];
  const isConnected = useIsConnected(bench.wire, who);
  const connect = (isBack: boolean): void => {
    bench.wire.connect(who, isBack);
    if (isBack) void client.flush();
  };
  return (
    <section className="pk-bench-window" aria-label={texts[who]} data-window={who}>
      <div className="pk-bench-head">
        <h2>{texts[who]}</h2>
        <Switch label={texts.connected} state={isConnected ? 'on' : 'off'} onChange={connect} />
      </div>
      <RecordClientProvider client={client}>
        <FormScope value={who}>
          <form className="pk-bench-form" onSubmit={(event) => event.preventDefault()}>
            {fields.map((name) => (
              <RecordField key={name} record={record} name={name} />
            ))}
            <RecordField record={record} name="concerns" label={texts.concerns} />
          </form>
        </FormScope>
        <State bench={bench} who={who} isConnected={isConnected} />
        <Steps locale={record.view.locale} />
      </RecordClientProvider>
    </section>
  );
}

function State({ bench, who, isConnected }: { bench: Bench; who: Who; isConnected: boolean }) {
  const { record } = bench.windows[who];
  const { saveStateProps, conflictProps } = useSaveState(record);
  const { status } = saveStateProps;
  // The browser itself is online: only this window is offline.
  const shown = status === 'failed' && !isConnected ? 'offline' : status;
  return (
    <>
      <SaveState {...saveStateProps} status={shown} />
      {conflictProps ? <ConflictQuestion {...readableConflict(record, conflictProps)} /> : null}
    </>
  );
}

function Steps({ locale }: { locale: 'de' | 'en' }) {
  const { undo, redo, canUndo, canRedo } = useUndo();
  const texts = benchTexts[locale];
  return (
    <p className="pk-bench-steps">
      <Button variant="quiet" disabled={!canUndo} onClick={undo}>
        {texts.undo}
      </Button>
      <Button variant="quiet" disabled={!canRedo} onClick={redo}>
        {texts.redo}
      </Button>
    </p>
  );
}
