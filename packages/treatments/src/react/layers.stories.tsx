import type { Locale } from '@praxiskit/core';
import { PreviewPage } from '@praxiskit/pages/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { ageGroups } from '../ages/age-groups.ts';
import { depthSection, type LayerWords } from '../depths/depth-section.ts';
import { layers } from '../treatment.ts';
import { AgeLayers } from './age-layers.tsx';
import { Horizon } from './horizon.tsx';
import { guide } from './layers.guide.tsx';
import { NeighborStack } from './neighbor-stack.tsx';
import { SectionThroughSkin } from './section-through-skin.tsx';
import { SunkenSheet } from './sunken-sheet.tsx';
import { TooDeep } from './too-deep.tsx';
import './layers-story.css';

const names = {
  de: ['Oberhaut', 'Lederhaut', 'Unterhaut', 'Muskel', 'Blutbahn'],
  en: ['Epidermis', 'Dermis', 'Subcutis', 'Muscle', 'Bloodstream'],
};

const wordsIn = (locale: Locale): LayerWords => ({
  extents: {
    oberhaut: { from: 0, to: 0.1 },
    lederhaut: { from: 0.1, to: 2 },
    unterhaut: { from: 2, to: 10 },
    muskel: { from: 4, to: 6 },
    blutbahn: null,
  },
  name: (layer) => names[locale][layers.indexOf(layer)] ?? '',
  numeral: (depth) => new Intl.NumberFormat(locale).format(depth),
});

const meta = {
  title: 'Practice/In the layers',
  component: SectionThroughSkin,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { inline: false, height: '260px' } },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

interface PartProps {
  locale: Locale;
  part: (locale: Locale) => ReactNode;
}

/** On a page of a site, because some of the parts have its links. */
function Shown({ locale, part }: PartProps) {
  const page = () => <div className="story-layers">{part(locale)}</div>;
  return <PreviewPage page={page} locale={locale} address="/" messages={{}} read={() => null} />;
}

const shown =
  (part: PartProps['part']): NonNullable<Story['render']> =>
  (_args, { globals }) => {
    const locale = globals.language === 'de' ? 'de' : 'en';
    return <Shown key={locale} locale={locale} part={part} />;
  };

const hyaluron = { layer: 'unterhaut', depth_min: 2, depth_max: 8 } as const;

/** A bracket for a range of depths, in the treatment's own layer alone. */
export const Section: Story = {
  render: shown((locale) => (
    <SectionThroughSkin section={depthSection(hyaluron, wordsIn(locale))}>
      <p className="figure">2–8&nbsp;mm</p>
    </SectionThroughSkin>
  )),
  play: async ({ canvasElement }) => {
    const bracket = canvasElement.querySelector<HTMLElement>('.bracket');
    await expect(bracket?.style.getPropertyValue('--to')).toBe('0.75');
    await expect(canvasElement.querySelectorAll('.cut')).toHaveLength(4);
  },
};

/** A ring for a single depth; nothing is below the last layer. */
export const SingleDepth: Story = {
  name: 'A single depth',
  tags: ['example'],
  parameters: {
    docs: {
      story: { height: '320px' },
      source: {
        code: `<SectionThroughSkin
  section={depthSection({ layer: 'muskel', depth_min: 5, depth_max: 5 }, words)}
>
  <p>5&nbsp;mm</p>
</SectionThroughSkin>`,
      },
    },
  },
  render: shown((locale) => (
    <SectionThroughSkin
      section={depthSection({ layer: 'muskel', depth_min: 5, depth_max: 5 }, wordsIn(locale))}
    >
      <p className="figure">5&nbsp;mm</p>
    </SectionThroughSkin>
  )),
};

/** The end of a treatment's page: `NeighborStack`. */
export const Neighbors: Story = {
  tags: ['example'],
  parameters: {
    docs: {
      story: { height: '500px' },
      source: {
        code: `import { NeighborStack } from '@praxiskit/treatments/react';

<NeighborStack
  label="Treatments"
  above={above}
  here={{
    layer: 'unterhaut',
    layerName: 'Subcutis',
    text: 'You are here',
    details: 'Hyaluron, 2–8 mm',
  }}
  below={below}
/>`,
      },
    },
  },
  render: shown((locale) => {
    const { name } = wordsIn(locale);
    const isGerman = locale === 'de';
    return (
      <NeighborStack
        label={isGerman ? 'Behandlungen' : 'Treatments'}
        above={{
          path: '/skinbooster',
          name: 'Skinbooster',
          layer: 'lederhaut',
          layerName: name('lederhaut'),
          summary: isGerman ? 'Bindet Wasser in der Lederhaut.' : 'Binds water in the dermis.',
          figures: isGerman ? '2\u00a0mm, ab 260\u00a0€' : '2\u00a0mm, from €260',
        }}
        here={{
          layer: 'unterhaut',
          layerName: name('unterhaut'),
          text: isGerman ? 'Sie sind hier' : 'You are here',
          details: 'Hyaluron, 2–8\u00a0mm',
        }}
        below={{
          path: '/faltenbehandlung',
          layer: 'muskel',
          name: isGerman ? 'Faltenbehandlung' : 'Wrinkle treatment',
          layerName: name('muskel'),
          summary: isGerman ? 'Beruhigt die Mimik.' : 'Calms expression.',
          figures: isGerman ? '5\u00a0mm, ab 180\u00a0€' : '5\u00a0mm, from €180',
        }}
      />
    );
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Skinbooster/ })).toHaveAttribute(
      'href',
      '/skinbooster',
    );
  },
};

/** `Horizon` with its words, and the last layer below it, `TooDeep`. */
export const NotThere: Story = {
  name: 'A page that does not exist',
  tags: ['example'],
  parameters: {
    docs: {
      story: { height: '380px' },
      source: {
        code: `import { Horizon, TooDeep } from '@praxiskit/treatments/react';

<Horizon words={words} />
<TooDeep words={words} code="404" text="We go no deeper.">
  <a href="/">To the home page</a>
</TooDeep>`,
      },
    },
  },
  render: shown((locale) => (
    <>
      <Horizon words={wordsIn(locale)} />
      <TooDeep
        words={wordsIn(locale)}
        code="404"
        text={locale === 'de' ? 'Tiefer geht es bei uns nicht.' : 'We go no deeper.'}
      >
        <a href="/">{locale === 'de' ? 'Zur Startseite' : 'To the home page'}</a>
      </TooDeep>
    </>
  )),
};

const letters = ['2026-10-23', '2026-09-04', '2026-07-09', '2026-05-04', '2025-12-10'];

/** `AgeLayers`: what is older than three months is in the last layer. */
export const ByAge: Story = {
  name: 'Letters by age',
  tags: ['example'],
  parameters: {
    docs: {
      story: { height: '670px' },
      source: {
        code: `import { ageGroups } from '@praxiskit/treatments';
import { AgeLayers } from '@praxiskit/treatments/react';

<AgeLayers groups={ageGroups(letters, { month, mark, earlier: 'Earlier' })}>
  <h2>Latest letter</h2>
</AgeLayers>`,
      },
    },
  },
  render: shown((locale) => {
    const isGerman = locale === 'de';
    const months = (style: 'long' | 'short') =>
      new Intl.DateTimeFormat(locale, { month: style, year: 'numeric', timeZone: 'UTC' });
    const entries = letters.map((at) => ({
      at,
      path: `/${at}`,
      date: at,
      about: 'Dr. med. Clara Mustermann',
      name: isGerman ? 'Ihr Pflegeplan' : 'Your care plan',
      state: isGerman ? 'gelesen' : 'read',
    }));
    const groups = ageGroups(entries, {
      month: (at) => months('long').format(new Date(at)),
      mark: (at) => months('short').format(new Date(at)),
      earlier: isGerman ? 'Früher' : 'Earlier',
    });
    return (
      <AgeLayers groups={groups}>
        <h2>{isGerman ? 'Neuester Brief' : 'Latest letter'}</h2>
      </AgeLayers>
    );
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Earlier' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(letters.length);
  },
};

/** `SunkenSheet`: a sheet of paper that has sunk behind the horizon. */
export const MissingLetter: Story = {
  name: 'A letter that does not exist',
  tags: ['example'],
  parameters: {
    docs: {
      story: { height: '430px' },
      source: {
        code: `import { SunkenSheet } from '@praxiskit/treatments/react';

<SunkenSheet>
  <h1>This letter is not here</h1>
</SunkenSheet>`,
      },
    },
  },
  render: shown((locale) => (
    <SunkenSheet>
      <h1>{locale === 'de' ? 'Diesen Brief gibt es hier nicht' : 'This letter is not here'}</h1>
    </SunkenSheet>
  )),
};
