import type { Guide } from '@praxiskit/test-support/guide';

export const guide: Guide = {
  purpose: 'A range on a true scale, set by two handles.',
  when: 'A least and a greatest value are meant: a depth.',
  whenNot: 'For one value, or where digits count: *Field*.',
  anatomy: {
    parts: [
      ['input', 'Handles', 'Two sliders of the browser. One that passes the other takes it along.'],
      ['[aria-hidden] + div, div + div', 'Scale', 'From 0, and linear.'],
    ],
  },
  keys: [
    ['Left Right', 'move a handle by a step'],
    ['Home End', 'go to the ends of the scale'],
    ['Tab', 'reaches the other handle'],
  ],
  heard: [['on a handle', '‘least depth, slider, 2 mm’']],
  search: 'slider range min max interval two thumbs Regler Bereich Schieberegler Tiefe von bis',
};
