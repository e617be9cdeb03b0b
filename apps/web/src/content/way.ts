import type { WayPlanData } from '@praxiskit/way-map';

/** The way to the sample practice: streets, river and park are drawn freely; nobody finds them in Weimar. */
export const way: WayPlanData = {
  size: [1760, 432],
  focus: [52, 10, 548, 404],
  scale: 1.6,
  areas: [
    {
      kind: 'park',
      path: 'M1760 432h-1276c14-28-10-54-8-82 2-42 44-44 52-88 6-36 20-62 52-76 60-26 120-78 210-94 110-20 220-48 340-52 170-6 390 20 630-20z',
    },
    {
      kind: 'water',
      path: 'M518 436c12-36 18-56 16-84-2-40 22-56 26-92 3-28 30-44 62-58 58-26 108-52 190-70 108-24 208-48 328-50 180-3 400 22 624-20',
    },
    {
      kind: 'contour',
      path: 'M560 436c10-32 24-44 22-74-2-44 22-54 34-82 12-26 52-40 84-54 56-24 130-48 230-66 130-22 270-32 400-28 170 6 290 10 434-16',
    },
    {
      kind: 'contour',
      path: 'M610 436c14-32 30-40 30-68 0-38 28-46 50-68 26-24 70-32 130-54 80-30 190-46 300-56 150-12 300 0 440-2 80-2 140-10 204-20',
    },
    {
      kind: 'contour',
      path: 'M676 436c14-32 30-36 44-60 22-36 70-46 130-70 80-30 190-44 300-52 140-10 270 2 390-2 90-3 160-12 224-22',
    },
    {
      kind: 'contour',
      path: 'M800 436c20-36 70-52 130-70 90-26 190-38 290-40 120-2 240 4 350-4 80-6 140-16 194-24',
    },
  ],
  streets: [
    {
      line: [
        [-8, 30],
        [83, 66],
        [239, 138],
        [337, 282],
        [412, 440],
      ],
      width: 13,
    },
    {
      line: [
        [70, 58],
        [300, 52],
        [704, 28],
        [1000, -8],
      ],
      width: 12,
    },
    {
      line: [
        [337, 282],
        [438, 274],
        [519, 265],
      ],
      width: 10,
    },
    {
      line: [
        [239, 138],
        [488, 123],
        [588, 64],
        [640, 32],
      ],
    },
    {
      line: [
        [488, 44],
        [488, 194],
      ],
    },
    {
      line: [
        [370, 48],
        [413, 276],
        [460, 440],
      ],
    },
    {
      line: [
        [45, 58],
        [18, 244],
        [38, 440],
      ],
    },
    {
      line: [
        [129, 84],
        [181, 216],
        [139, 352],
        [179, 440],
      ],
    },
    {
      line: [
        [-8, 245],
        [181, 216],
        [488, 191],
      ],
    },
    {
      line: [
        [-8, 369],
        [139, 352],
        [392, 330],
        [478, 352],
      ],
    },
    {
      line: [
        [239, 138],
        [181, 216],
      ],
    },
  ],
  labels: [
    { text: { de: 'Bahnhof', en: 'Station' }, at: [84, 42], isPlace: true },
    { text: 'Beispielallee', at: [250, 124], angle: -3 },
    { text: 'Musterstraße', at: [446, 260], angle: -5 },
    { text: 'Ilm', at: [664, 216], angle: -22 },
    { text: 'Park', at: [612, 404] },
  ],
  route: [
    [83, 66],
    [239, 138],
    [337, 282],
    [438, 274],
  ],
  from: { de: 'vom Bahnhof', en: 'from the station' },
  description: {
    de: 'Vom Bahnhof schräg nach rechts unten bis zur Beispielallee, weiter geradeaus, dann links in die Musterstraße. Das Haus steht rechts, vor dem Park an der Ilm.',
    en: 'From the station, down to the right as far as Beispielallee, straight on, then left into Musterstraße. The practice is on the right, just before the park on the river Ilm.',
  },
  house: [428, 284, 44, 32],
  ruler: [68, 396],
  place: { latitude: 50.9795, longitude: 11.3298 },
};
