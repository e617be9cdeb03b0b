import type { Guide } from '@praxiskit/test-support/guide';
import { Button } from '../button/button.tsx';
import { PaneHead } from './pane-head.tsx';

const rows = ['Erika Beispiel', 'Max Muster'].map((name) => (
  <p key={name} className="m-0 border-b border-hairline px-4 py-2">
    {name}
  </p>
));

export const guide: Guide = {
  purpose: 'A list beside what is chosen of it; on a phone one after the other.',
  when: 'Many things of one kind are worked through.',
  whenNot: 'For pages that are read. For rows that are compared: *Table*.',
  anatomy: {
    parts: [
      ['#storybook-root h1', 'Title', 'In a `PaneHead`, which stays while its pane scrolls.'],
      ['#storybook-root h1 + div', 'Aside', 'A count, or whether all is saved.'],
      [
        '[data-roving-item]',
        'Row',
        'All rows are one stop of Tab, by `useRovingFocus`. What is chosen is beside the list; with less than 37.5 rem for both it takes the place of the list.',
      ],
    ],
  },
  pairs: [
    {
      do: [
        <div key="do">
          <PaneHead title="Requests" aside="Open 2" />
          {rows}
        </div>,
        'A count beside the title.',
      ],
      dont: [
        <div key="dont">
          <PaneHead title="Requests (2 open, 410 closed, updated at 9:41)" />
          {rows}
        </div>,
        'All there is to know, in the title.',
      ],
    },
    {
      do: [
        <div key="do">
          <PaneHead
            title="Erika Beispiel"
            onBack={() => {}}
            actions={<Button variant="secondary">Close</Button>}
          />
          <p className="m-0 px-4 py-2">Would like a consultation.</p>
        </div>,
        '`onBack`: on a phone the way back is in the head of the detail.',
      ],
      dont: [
        <div key="dont">
          <PaneHead title="Erika Beispiel" />
          <p className="m-0 px-4 py-2">Would like a consultation.</p>
        </div>,
        'No way back: on a phone the list is gone.',
      ],
    },
  ],
  keys: [
    ['↑ ↓', 'lead from row to row'],
    ['Home End', 'lead to the first or the last row'],
    ['Tab', 'leaves the list; its place is kept'],
  ],
  heard: [
    ['a row', '‘Erika Beispiel, button’'],
    ['chosen, on a phone', '‘Erika Beispiel, heading level 2’: it has the focus'],
  ],
  code: `const { listProps, itemProps } = useRovingFocus({ keys: ids, selected });

<ListDetail
  isDetailOpen={selected !== null}
  list={
    <>
      <PaneHead level={1} title="Requests" aside={ids.length} />
      <div {...listProps}>
        {ids.map((id) => (
          <button key={id} type="button" onClick={() => select(id)} {...itemProps(id)}>…</button>
        ))}
      </div>
    </>
  }
  detail={<PaneHead title={name} onBack={() => select(null)} />}
/>`,
  also: ['PaneHead', 'useRovingFocus'],
  search: 'master detail split view two panes inbox roving focus Liste Detail Zweispalter Postfach',
};
