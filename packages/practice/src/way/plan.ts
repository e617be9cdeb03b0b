/** One text for all languages, or one for each by its name: `{ de: 'Bahnhof', en: 'Station' }`. */
export type PlanText = string | Readonly<Record<string, string>>;
/** Right and down from the upper left corner, in CSS pixels at full size. */
export type Point = readonly [x: number, y: number];

/** A street, from bend to bend. */
export interface PlanStreet {
  line: readonly Point[];
  /** Pixels; 8 by default. */
  width?: number;
}

/** An area between the streets. */
export interface PlanArea {
  kind: 'park' | 'water' | 'contour';
  /** SVG path data; a park is filled, water and contours are lines. */
  path: string;
}

export interface PlanLabel {
  text: PlanText;
  at: Point;
  /** Degrees, clockwise; 0 by default. */
  angle?: number;
  /** A place that is looked for, in bold; a street's name is not. */
  isPlace?: boolean;
}

/** The surroundings of a practice, as data: what `WayPlan` draws. */
export interface WayPlanData {
  /** Width and height. The part to the right of `focus` may be cut off. */
  size: Point;
  /** Left, top, width and height of the part that the narrowest screen has to show. */
  focus: readonly [x: number, y: number, width: number, height: number];
  /** Meters of one pixel. */
  scale: number;
  areas: readonly PlanArea[];
  streets: readonly PlanStreet[];
  labels: readonly PlanLabel[];
  /** The way on foot, from its beginning to the entrance. */
  route: readonly Point[];
  /** Where it begins: 'vom Bahnhof', 'from the station'. */
  from: PlanText;
  /** The way in words, for those who do not see the plan. */
  description: PlanText;
  /** The practice's building: left, top, width and height. */
  house: readonly [x: number, y: number, width: number, height: number];
  /** Where the ruler of meters begins. */
  ruler: Point;
  /** The entrance's place on earth, in degrees: for a map, and for the link to one. */
  place: { longitude: number; latitude: number };
}

/** A place on earth in degrees, as far as it has been entered. */
export interface EnteredPlace {
  longitude: number | null;
  latitude: number | null;
}

/** The text of a language; the first text if there is none. */
export function textIn(text: PlanText, locale: string): string {
  if (typeof text === 'string') return text;
  return text[locale] ?? text[locale.slice(0, 2)] ?? Object.values(text)[0] ?? '';
}

/** Half of a kilometer from north to south: an entered place may be rounded, or be behind the building. */
const NEAR = 0.005;

/**
 * Whether the plan leads to this place: a practice that has moved, or has entered no place yet, shows no
 * plan of the former one.
 */
export function leadsTo(plan: Pick<WayPlanData, 'place'>, place: EnteredPlace): boolean {
  const { latitude, longitude } = place;
  if (latitude === null || longitude === null) return false;
  const isNear = (degrees: number, drawn: number) => Math.abs(degrees - drawn) <= NEAR;
  return isNear(latitude, plan.place.latitude) && isNear(longitude, plan.place.longitude);
}
