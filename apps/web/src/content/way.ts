import type { WayPlanData } from '@praxiskit/way-map';

/** The way to the sample practice: streets, river and park are drawn freely; nobody finds them in Weimar. */
export const way: WayPlanData = {
  size: [1760, 432],
  focus: [52, 10, 548, 404],
  scale: 1.6,
  areas: [
    {
      kind: 'park',
      path: 'M1760 432H484C498 404 474 378 476 350C478 308 520 306 528 262C534 226 548 200 580 186C640 160 700 108 790 92C900 72 1010 44 1130 40C1300 34 1520 60 1760 20Z',
    },
    {
      kind: 'water',
      path: 'M518 436C530 400 536 380 534 352C532 312 556 296 560 260C563 232 590 216 622 202C680 176 730 150 812 132C920 108 1020 84 1140 82C1320 79 1540 104 1764 62',
    },
    {
      kind: 'contour',
      path: 'M560 436C570 404 584 392 582 362C580 318 604 308 616 280C628 254 668 240 700 226C756 202 830 178 930 160C1060 138 1200 128 1330 132C1500 138 1620 142 1764 116',
    },
    {
      kind: 'contour',
      path: 'M610 436C624 404 640 396 640 368C640 330 668 322 690 300C716 276 760 268 820 246C900 216 1010 200 1120 190C1270 178 1420 190 1560 188C1640 186 1700 178 1764 168',
    },
    {
      kind: 'contour',
      path: 'M676 436C690 404 706 400 720 376C742 340 790 330 850 306C930 276 1040 262 1150 254C1290 244 1420 256 1540 252C1630 249 1700 240 1764 230',
    },
    {
      kind: 'contour',
      path: 'M800 436C820 400 870 384 930 366C1020 340 1120 328 1220 326C1340 324 1460 330 1570 322C1650 316 1710 306 1764 298',
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
