import type { ModelRecord, SaveState } from '@praxiskit/record-model/client';
import { useRecord } from '@praxiskit/record-model/react';
import { benchTexts } from './bench-texts.ts';

/** The states of a successful save in order; the failed states are below. */
const way: readonly SaveState[] = ['clean', 'dirty', 'saving', 'saved'];
const troubles: readonly SaveState[] = ['invalid', 'conflict', 'failed'];

/** The record's own data: its state, its changes, and the version that they are based on. */
export function BenchRecord({ record }: { record: ModelRecord }) {
  useRecord(record);
  const texts = benchTexts[record.view.locale];
  const changes = Object.entries(record.changes());
  return (
    <section className="pk-bench-record" aria-label={texts.knows}>
      <h2>{texts.knows}</h2>
      <div className="pk-bench-states">
        {[way, troubles].map((states) => (
          <ol key={states[0]}>
            {states.map((state) => (
              <li key={state} aria-current={record.saveState === state ? 'step' : undefined}>
                {texts.states[state]}
              </li>
            ))}
          </ol>
        ))}
      </div>
      <dl className="pk-bench-changes">
        <div>
          <dt>version</dt>
          <dd>{String(record.base().version)}</dd>
        </div>
        {changes.map(([name, { old, value }]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <del>{shown(old)}</del> → <ins>{shown(value)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {changes.length === 0 ? <p className="pk-bench-none">{texts.noChanges}</p> : null}
    </section>
  );
}

/** Related records by their names, anything else as JSON. */
function shown(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value) ?? 'null';
  return `[${value.map((one: ModelRecord) => JSON.stringify(one.get('name'))).join(', ')}]`;
}
