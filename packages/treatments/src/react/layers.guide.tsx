import type { Guide } from '@praxiskit/test-support/guide';
import type { ReactNode } from 'react';
import { depthSection, type LayerWords } from '../depths/depth-section.ts';
import { layers } from '../treatment.ts';
import { SectionThroughSkin } from './section-through-skin.tsx';

const names = ['Epidermis', 'Dermis', 'Subcutis', 'Muscle', 'Bloodstream'];

const words: LayerWords = {
  extents: {
    oberhaut: { from: 0, to: 0.1 },
    lederhaut: { from: 0.1, to: 2 },
    unterhaut: { from: 2, to: 10 },
    muskel: { from: 4, to: 6 },
    blutbahn: null,
  },
  name: (layer) => names[layers.indexOf(layer)] ?? '',
  numeral: String,
};

function Cut({ from, to, children }: { from: number; to: number; children: ReactNode }) {
  const section = depthSection({ layer: 'lederhaut', depth_min: from, depth_max: to }, words);
  return (
    <div className="story-layers">
      <SectionThroughSkin section={section}>{children}</SectionThroughSkin>
    </div>
  );
}

const layer = (name: string, text: string) => (
  <p data-layer={name} className="p-4">
    {text}
  </p>
);

export const guide: Guide = {
  purpose:
    'What is in the layers of the skin: a treatment’s depth, the end of its page between two neighbors, the horizon of short pages, letters by age, and a page that does not exist.',
  when: 'A page is about depth, or ends.',
  whenNot:
    'As decoration between other things. For depth in a list of treatments: *Treatment card*. For a scale without layers: *Ruler*.',
  anatomy: {
    parts: [
      ['.cut-mark', 'Mark', 'The millimeter where the layer begins.'],
      ['.cut > span:last-child', 'Name', 'Of each layer. How high it is says the site.'],
      ['.gauge .numeral', 'Numeral', 'The ends of the bracket.'],
      ['.gauge > :first-child', 'Bracket', 'From depth to depth; a ring for a single one.'],
      ['.own > p', 'Text', 'In the treatment’s own layer: the depth in words and figures.'],
      ['.next > span:last-child', 'Layer below', 'The section ends there.'],
    ],
  },
  pairs: [
    {
      do: [
        <Cut key="do" from={0.5} to={1.5}>
          <p>Dermis, 0.5 to 1.5&nbsp;mm</p>
        </Cut>,
        'The depth in words and figures.',
      ],
      dont: [
        <Cut key="dont" from={0.5} to={1.5}>
          <p>Here.</p>
        </Cut>,
        'Leave it to color and bracket: screen readers skip both.',
      ],
    },
    {
      do: [
        <div key="do" className="story-layers">
          {layer('muskel', 'Muscle, 5\u00a0mm')}
        </div>,
        'Colors of a layer by `data-layer`: ground and text change together.',
      ],
      dont: [
        <div key="dont" className="story-layers">
          <p data-layer="muskel" className="p-4">
            <span className="opacity-45">Muscle, 5&nbsp;mm</span>
          </p>
        </div>,
        'A text color of its own, with a contrast that was not measured.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the neighbors of `NeighborStack` and the letters of `AgeLayers`'],
    ['Enter', 'opens them'],
  ],
  heard: [
    ['the section', 'the names of the layers and the text; marks, bracket and figures are silent'],
    ['neighbors', '‘Treatments, navigation’, then each neighbor with its layer as one link'],
    ['letters by age', 'a heading for each month, at last ‘Earlier’; below it a list of letters'],
    ['horizon', 'nothing: it is a picture'],
  ],
  code: `import { depthSection } from '@praxiskit/treatments';
import { SectionThroughSkin } from '@praxiskit/treatments/react';

<SectionThroughSkin section={depthSection(treatment.facts, words)}>
  <p>2 to 8&nbsp;mm, in the subcutis</p>
</SectionThroughSkin>

/* The site's own: [data-layer='unterhaut'] { background: …; --color-ink: …; } */`,
  also: ['NeighborStack', 'Horizon', 'TooDeep', 'AgeLayers', 'SunkenSheet'],
  search: 'depth skin section horizon not found 404 Hautschichten Tiefe Schnitt Nachbarn',
};
