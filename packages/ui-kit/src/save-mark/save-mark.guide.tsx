import type { Guide } from '@praxiskit/test-support/guide';
import { SaveMark } from './save-mark.tsx';

export const guide: Guide = {
  purpose: 'Says in the room of a table’s cell when a row was saved, and who saved it.',
  when: 'Several users change the same rows.',
  whenNot: 'Beside one form: *Save state* says it in words.',
  anatomy: {
    parts: [
      ['svg', 'Check', 'It stays: a row that was saved yesterday still says so.'],
      ['time', 'Time, or the day', 'The time of today, the day of earlier ones.'],
    ],
  },
  pairs: [
    {
      do: [
        <SaveMark
          key="do"
          status="saved"
          at="2026-11-20T08:03:00.000Z"
          by="C. Mustermann"
          timeZone="Europe/Berlin"
          today="2026-11-20"
        />,
        'The name of who has saved it.',
      ],
      dont: [
        <span key="dont">saved a few seconds ago</span>,
        'A time that is wrong a minute later.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches ‘Try again’, where saving failed'],
    ['Enter Space', 'try again'],
  ],
  heard: [['saved', '‘Saved’ with time and name, after the sentence that is being read']],
  search: 'saved autosave check timestamp author table Haken gespeichert Tabelle',
};
