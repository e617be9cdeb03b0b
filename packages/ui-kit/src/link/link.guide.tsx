import type { Guide } from '@praxiskit/test-support/guide';
import { Link } from './link.tsx';

export const guide: Guide = {
  purpose: 'Leads to an address, and preloads its page on hover, focus and touch.',
  when: 'It has an address.',
  whenNot: 'To start an action: that is a *Button*.',
  anatomy: {
    sample: (
      <div className="w-fit">
        <Link href="#prices">All prices</Link>
      </div>
    ),
    parts: [['a', 'Words', 'Where it leads. The line below them tells it from text, not a color.']],
  },
  pairs: [
    {
      do: [
        <p key="do" className="m-0">
          A consultation costs €60. <Link href="#prices">All prices</Link>
        </p>,
        'Words that say where it leads.',
      ],
      dont: [
        <p key="dont" className="m-0">
          A consultation costs €60. You find all prices <Link href="#here">here</Link>.
        </p>,
        '‘Here’ or ‘more’: in a list of links they are all alike.',
      ],
    },
    {
      do: [
        <nav key="do" aria-label="Sample" className="flex flex-wrap justify-center gap-6">
          <Link href="#treatments" variant="plain">
            Treatments
          </Link>
          <Link href="#costs" variant="plain">
            Prices
          </Link>
        </nav>,
        '`variant="plain"` in a menu.',
      ],
      dont: [
        <p key="dont" className="m-0">
          We talk about{' '}
          <Link href="#aftercare" variant="plain">
            aftercare
          </Link>{' '}
          before you decide.
        </p>,
        'The same in a text: it cannot be seen that it is a link.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches it, and preloads its page'],
    ['Enter', 'follows it'],
  ],
  heard: [['reached', '‘All prices, link’']],
  code: `import { RouterLink } from './router-link.tsx'; // your own, with the props of <a>

// once, around the app: the router's own link, and how pages are preloaded
<LinkProvider component={RouterLink} preload={preload}>
  {app}
</LinkProvider>

<Link href="/prices">All prices</Link>`,
  also: ['LinkProvider', 'LinkEnvironment', 'AnchorProps'],
  search: 'anchor href hyperlink navigate prefetch preload Verweis Verknüpfung Vorladen',
};
