import type { Guide } from '@praxiskit/test-support/guide';

export const guide: Guide = {
  purpose:
    'Shows what a record client holds: each record in its layers, the requests, and the changes that can be undone.',
  when: 'During development, below the page.',
  whenNot:
    'On a published site: it shows all that a client has loaded, and its texts are technical.',
  pairs: [
    {
      do: [
        <code key="do" className="text-small">
          {'{import.meta.env.DEV ? <RecordDevtools client={client} /> : null}'}
        </code>,
        'Leave it out of the build.',
      ],
      dont: [
        <code key="dont" className="text-small">
          {'<div hidden><RecordDevtools client={client} /></div>'}
        </code>,
        'Hide it: its code and its data are still in the page.',
      ],
    },
    {
      do: [
        <code key="do" className="text-small">
          createRecordClient({'{ fetch: wireLog.fetch }'})
        </code>,
        'Give the client the `fetch` of a wire log, so that requests are shown.',
      ],
      dont: [
        <code key="dont" className="text-small">
          createRecordClient({'{ fetch }'})
        </code>,
        'Look for them in the browser’s own tools, without their record.',
      ],
    },
  ],
  keys: [
    ['Tab', 'goes through its parts'],
    ['Enter Space', 'open a part and close it'],
  ],
  heard: [
    ['the panel', '‘Inside the record client, region’'],
    ['a record', 'a table: its view, key and save state are the caption, its columns are rows'],
  ],
  code: `import { createWireLog, RecordDevtools } from '@praxiskit/record-model/devtools';

const wireLog = createWireLog(fetch);
const client = createRecordClient({ fetch: wireLog.fetch });

<RecordDevtools client={client} wireLog={wireLog} />`,
  also: ['createWireLog'],
  search: 'debug inspect developer tools requests outbox Entwicklung Fehlersuche',
};
