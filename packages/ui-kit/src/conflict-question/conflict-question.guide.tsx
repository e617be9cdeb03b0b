import type { Guide } from '@praxiskit/test-support/guide';
import { ConflictQuestion } from './conflict-question.tsx';

const none = () => {};

export const guide: Guide = {
  purpose: 'Asks which value is kept, where a field was changed here and elsewhere.',
  when: 'A save was refused because both sides changed the same field.',
  whenNot:
    'For fields that only one side changed: they are merged without a question. For other questions: *Dialog*.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <ConflictQuestion
          fields={[{ name: 'guide-city', label: 'City', mine: 'Jena', theirs: 'Erfurt' }]}
          onChoose={none}
        />
      </div>
    ),
    parts: [
      ['section > p', 'Text', 'The kit’s own by default.'],
      ['dt', 'Label', 'That of the field.'],
      ['dd', 'Both values', 'A value that is missing is shown as ‘empty’.'],
      ['button', 'Answers', 'Each counts for all of the fields.'],
    ],
  },
  pairs: [
    {
      do: [
        <ConflictQuestion
          key="do"
          fields={[{ name: 'guide-do', label: 'City', mine: 'Jena', theirs: 'Erfurt' }]}
          onChoose={none}
        />,
        'The labels of the form.',
      ],
      dont: [
        <ConflictQuestion
          key="dont"
          fields={[{ name: 'guide-dont', label: 'addr_city', mine: 'Jena', theirs: 'Erfurt' }]}
          onChoose={none}
        />,
        'Names of columns.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the answers'],
    ['Enter Space', 'choose for all of the fields; the first of them then has the focus'],
  ],
  heard: [
    ['appears', '‘Changed elsewhere in the meantime …’, at once: it is an `alert`'],
    ['answered', 'the first of its fields, found by its `name`'],
  ],
  code: `const { conflictProps } = useSaveState(record); // of @praxiskit/record-model

{conflictProps ? <ConflictQuestion {...conflictProps} /> : null}`,
  also: ['ConflictField'],
  search:
    'conflict merge concurrent edit overwrite mine theirs Konflikt Änderung Zusammenführen Überschreiben',
};
