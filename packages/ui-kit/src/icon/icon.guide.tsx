import type { Guide } from '@praxiskit/test-support/guide';
import { Icon } from './icon.tsx';

export const guide: Guide = {
  purpose: 'A sign of strokes on a 24 px grid, in the size and the color of its text.',
  when: 'A sign is quicker than a word, beside the word.',
  whenNot:
    'Alone, unless it is well known: close, menu. Then it has a `label`. While something loads: `Spinner`.',
  pairs: [
    {
      do: [
        <span key="do">
          <Icon name="print" /> Print
        </span>,
        'Beside its word, hidden from screen readers.',
      ],
      dont: [
        <span key="dont">
          <Icon name="print" /> <Icon name="external" /> <Icon name="calendar" />
        </span>,
        'Signs in a row that each visitor has to guess.',
      ],
    },
    {
      do: [
        <span key="do">
          <Icon name="close" label="Close" />
        </span>,
        'Alone with a `label`, which is its name.',
      ],
      dont: [
        <span key="dont" className="text-danger">
          <Icon name="warning" />
        </span>,
        'A color and a sign in place of a sentence.',
      ],
    },
  ],
  heard: [
    ['without a label', 'nothing'],
    ['with `label="Close"`', '‘Close, image’'],
  ],
  code: `<Icon name="print" /> Print
<Icon name="close" label="Close" />`,
  also: ['Spinner', 'VisuallyHidden'],
  search: 'icons symbol pictogram svg sign Symbol Zeichen Piktogramm',
};
