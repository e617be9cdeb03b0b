import type { Guide } from '@praxiskit/test-support/guide';
import { LoadingRegion, Skeleton } from './skeleton.tsx';

const letter = (
  <div className="grid gap-4">
    <Skeleton shape="block" className="h-24" />
    <Skeleton className="w-2/3 text-name" />
    <Skeleton lines={3} />
  </div>
);

export const guide: Guide = {
  purpose:
    'A placeholder in the shape of content that is loading, so that the layout does not shift.',
  when: 'Content comes from the network, and its shape is known.',
  whenNot:
    'For less than half a second. For the work of a button: `isBusy` of *Button*. For a task whose length is known: *Progress*.',
  anatomy: {
    sample: (
      <div className="w-80 max-w-full">
        <LoadingRegion isLoading placeholder={letter}>
          {null}
        </LoadingRegion>
      </div>
    ),
    parts: [
      ['.h-24', 'Block', 'The size of a picture.'],
      ['.text-name', 'Line', 'As high as the text around it.'],
      ['.grid > span:last-child', 'Lines', 'Of several, the last one is shorter.'],
      ['[aria-busy]', 'Region', 'One around all of it.'],
    ],
  },
  pairs: [
    {
      do: [
        <LoadingRegion key="do" isLoading placeholder={letter}>
          {null}
        </LoadingRegion>,
        'The shape and the size of what is loaded.',
      ],
      dont: [
        <LoadingRegion
          key="dont"
          isLoading
          placeholder={<Skeleton shape="block" className="h-48" />}
        >
          {null}
        </LoadingRegion>,
        'One large gray area: the layout shifts when the content is there.',
      ],
    },
  ],
  heard: [
    ['loading', '‘One moment’, once; the skeletons are silent'],
    ['loaded', 'nothing by itself: the content is read in its place'],
  ],
  code: `<LoadingRegion
  isLoading={!letter}
  placeholder={
    <>
      <Skeleton className="w-2/3 text-name" />
      <Skeleton lines={3} />
    </>
  }
>
  <p>{letter?.text}</p>
</LoadingRegion>`,
  also: ['Skeleton'],
  search: 'loading placeholder shimmer spinner pending Platzhalter Laden Ladeanzeige Warten',
};
