import type { Guide } from '@praxiskit/test-support/guide';

export const guide: Guide = {
  purpose: 'Skips the header of a page, for visitors with a keyboard.',
  when: 'First in the body of every page.',
  whenNot: 'Anywhere else; within a long page links to its parts are better.',
  pairs: [
    {
      do: [<p key="do">Skip to content</p>, 'One, which leads to the content.'],
      dont: [
        <p key="dont">Skip to menu · Skip to search · Skip to content</p>,
        'A list of skips: it has to be skipped itself.',
      ],
    },
  ],
  keys: [
    ['Tab', 'shows it'],
    ['Enter', 'goes to the content'],
  ],
  heard: [['with the focus', '‘Skip to content, link’']],
  code: `<body>
  <SkipLink />
  <header>…</header>
  <main id="content">…</main>
</body>`,
  search: 'skip navigation keyboard accessibility bypass Sprunglink Sprungmarke überspringen',
};
