import type { WayPlanData } from './plan.ts';

/** A small plan for stories and tests. */
export const samplePlan: WayPlanData = {
  size: [1200, 432],
  focus: [20, 20, 480, 380],
  scale: 2,
  areas: [
    { kind: 'park', path: 'M1200 432H520C500 330 640 180 1200 90Z' },
    { kind: 'water', path: 'M560 436C560 350 680 230 1204 150' },
    { kind: 'contour', path: 'M640 436C660 370 760 290 1204 220' },
  ],
  streets: [
    {
      line: [
        [-8, 60],
        [60, 90],
        [300, 90],
        [300, 440],
      ],
      width: 12,
    },
    {
      line: [
        [300, 90],
        [1208, 20],
      ],
    },
    {
      line: [
        [-8, 280],
        [300, 260],
        [480, 260],
      ],
    },
    {
      line: [
        [140, -8],
        [150, 440],
      ],
    },
  ],
  labels: [
    { text: { de: 'Bahnhof', en: 'Station' }, at: [60, 70], isPlace: true },
    { text: 'Lindenweg', at: [318, 84], angle: -4 },
    { text: 'Saale', at: [760, 246], angle: -18 },
  ],
  route: [
    [60, 90],
    [300, 90],
    [300, 260],
    [400, 260],
  ],
  from: { de: 'vom Bahnhof', en: 'from the station' },
  description: {
    de: 'Vom Bahnhof geradeaus, am Lindenweg rechts, dann die zweite links.',
    en: 'From the station straight on, right at Lindenweg, then the second on the left.',
  },
  house: [390, 276, 40, 30],
  ruler: [40, 396],
  place: { latitude: 50.93, longitude: 11.59 },
};
