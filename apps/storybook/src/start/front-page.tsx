import { facts } from 'virtual:facts';
import { buttonClass } from '@praxiskit/ui-kit';
import { combinations } from '../../.storybook/combinations.ts';
import { useComponentCount } from '../blocks/gallery.tsx';
import { NamedPage, PageLink } from '../blocks/page-link.tsx';
import { pairs } from '../blocks/pairs.ts';
import { useIndex } from '../blocks/use-index.ts';
import { WholePage } from '../blocks/whole-page.tsx';
import { samples } from './samples.tsx';
import '../blocks/layer-bands.css';
import './front-page.css';

interface Band {
  layer: string;
  name: string;
  about: string;
  where: string;
  packages: readonly string[];
}

/** Packages by depth: from what a visitor sees to what answers. */
const bands: readonly Band[] = [
  {
    layer: 'oberhaut',
    name: 'Seen',
    about: 'What a visitor sees and touches',
    where: 'in the browser',
    packages: ['ui-kit', 'animations', 'treatments', 'practice'],
  },
  {
    layer: 'lederhaut',
    name: 'Asked',
    about: 'What needs an answer first',
    where: 'browser and server',
    packages: [
      'consent-manager',
      'under-construction-gate',
      'contact-requests',
      'account-pages',
      'auth-client',
    ],
  },
  {
    layer: 'unterhaut',
    name: 'Kept',
    about: 'What must not get lost',
    where: 'browser and server',
    packages: ['record-model', 'record-form', 'letters', 'patients', 'staff'],
  },
  {
    layer: 'muskel',
    name: 'Served',
    about: 'What answers',
    where: 'on the server',
    packages: [
      'record-server',
      'auth-server',
      'pages',
      'server-kit',
      'compliance',
      'core',
      'create-praxiskit',
    ],
  },
];

interface Way {
  name: string;
  about: string;
  /** The names of pages, or each with what the link says. */
  pages: readonly (string | readonly [name: string, text: string])[];
}

const ways: readonly Way[] = [
  {
    name: 'You design',
    about: 'Tokens with their contrast, every state, whole pages.',
    pages: ['Color', ['Your own theme', 'The contrast of your own colors'], 'Type', 'Gallery'],
  },
  {
    name: 'You build another site',
    about: 'From an empty folder to your own theme in seven steps.',
    pages: ['A site of your own', 'Your own theme', 'Forms'],
  },
  {
    name: 'You are new here',
    about: 'One component, one form, one page: twenty minutes.',
    pages: ['Button', 'Form', 'Price page'],
  },
];

/** What there is, by depth, with a living sample of it. */
export function FrontPage() {
  const index = useIndex();
  const components = useComponentCount();
  const stories = index.filter(({ type }) => type === 'story').length;
  return (
    <div className="front-page steep-hills sb-unstyled">
      <div className="front-hero">
        <h1>
          A practice’s website,
          <br />
          down to the millimeter.
        </h1>
        <p className="max-w-[31em] text-lead">
          {Object.keys(facts.packages).length} packages for everything that a patient, a visitor or
          a colleague meets. Here is all of it, alive: in every state, in both themes, in German and
          English.
        </p>
        <p className="flex flex-wrap gap-4">
          <PageLink path="/docs/a-site-of-your-own--docs" className={buttonClass('primary')}>
            Start a site
          </PageLink>
          <PageLink path="/docs/gallery--docs" className={buttonClass('secondary')}>
            See all {components} components
          </PageLink>
        </p>
        <ul className="mt-8 grid max-w-[44rem] gap-x-8 gap-y-6 sm:grid-cols-3">
          {ways.map(({ name, about, pages }) => (
            <li key={name} className="border-t border-line pt-2 text-small">
              <h2 className="text-control font-[550]">{name}</h2>
              <p className="mb-2 text-quiet">{about}</p>
              <ul className="grid gap-1">
                {pages
                  .map((page) => (typeof page === 'string' ? ([page, page] as const) : page))
                  .map(([page, text]) => (
                    <li key={page}>
                      <NamedPage name={page}>{text}</NamedPage>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      {bands.map((band) => (
        <DepthBand key={band.layer} {...band} />
      ))}
      <dl className="layer-band front-band front-figures" data-layer="blutbahn">
        <i className="layer-hill" aria-hidden="true" />
        {[
          [components, 'components'],
          [stories, 'stories, each one a test'],
          [pairs.length, 'pairs of colors, measured'],
          [combinations.length, 'looks: two themes, two languages'],
        ].map(([figure, name]) => (
          <div key={name}>
            <dd className="text-display-s font-[225]">{figure}</dd>
            <dt className="text-small">{name}</dt>
          </div>
        ))}
      </dl>
      <section className="front-pages">
        <h2 className="text-title font-light">Three whole pages</h2>
        <p className="mt-1 mb-8 max-w-[44rem] text-control text-quiet">
          Made from the packages alone. They are alive: open one, and change its theme and language
          in the toolbar.
        </p>
        <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
          <div className="min-w-0 sm:col-span-2">
            <WholePage
              story="pages-price-page--whole"
              title="Prices"
              note="Another practice, without any theme"
              ratio={1.5}
            />
          </div>
          <WholePage
            story="packages-letters-staff-page--draft"
            title="A letter"
            note="The practice’s staff, at work: list, editor, keys"
            ratio={1.1}
          />
          <WholePage
            story="packages-account-pages-account--everything"
            title="An account, in German"
            note="What a patient looks after, in the other theme"
            theme="other"
            language="de"
            ratio={1.1}
          />
        </div>
      </section>
    </div>
  );
}

function DepthBand({ layer, name, about, where, packages }: Band) {
  const [alive, plain] = [
    packages.filter((one) => one in samples),
    packages.filter((one) => !(one in samples)),
  ];
  return (
    <section className="layer-band front-band" data-layer={layer}>
      <i className="layer-hill" aria-hidden="true" />
      <div className="front-rows">
        <div className="justify-between gap-x-6 border-b border-line pb-2 text-control sm:flex">
          <h2 className="font-[550]">{name}</h2>
          <p className="text-small">
            {about}, {where}
          </p>
        </div>
        {alive.map((one) => (
          <div
            key={one}
            className="grid gap-x-8 gap-y-4 border-b border-hairline py-8 sm:grid-cols-[15.5rem_minmax(0,1fr)] sm:items-center"
          >
            <PackageName name={one} />
            <Sample name={one} />
          </div>
        ))}
        <div className="grid max-w-[37rem] gap-x-8 gap-y-5 pt-6 sm:grid-cols-2">
          {plain.map((one) => (
            <PackageName key={one} name={one} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Sample({ name }: { name: string }) {
  const Living = samples[name as keyof typeof samples];
  return <Living />;
}

function PackageName({ name }: { name: string }) {
  return (
    <div>
      <h3 className="text-name font-[350] tracking-[-0.01em]">
        <NamedPage name={`Packages/${name}`}>{name}</NamedPage>
      </h3>
      <p className="text-small">{facts.packages[`packages/${name}`]?.description}</p>
    </div>
  );
}
