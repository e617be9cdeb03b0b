import { type Layer, layers } from '../treatment.ts';

/** An item that exists since an instant, ISO 8601. */
interface Aged {
  at: string;
}

/** How a language says the age of things. */
export interface AgeWords {
  /** 'Oktober 2026' */
  month(at: string): string;
  /** The month's name as short as a ruler needs it: 'Okt. 2026'. */
  mark(at: string): string;
  /** Title for all days before the months with a layer of their own: 'Früher'. */
  earlier: string;
}

/** Things of one age in their layer, the newest first. */
export interface AgeGroup<Item> {
  layer: Layer;
  name: string;
  /** The month where it begins. */
  mark: string;
  /** `mark` of an item is empty where its month is the one before it. */
  items: (Item & { mark: string })[];
}

/** Below the newest thing, which has the first layer for itself. */
const [, ...below] = layers;

/**
 * The older a thing is, the deeper its layer: a month each, and the last layer has all months that are
 * left. `items` come with the newest first.
 */
export function ageGroups<Item extends Aged>(
  items: readonly Item[],
  { month, mark, earlier }: AgeWords,
): AgeGroup<Item>[] {
  const months = [...Map.groupBy(items, ({ at }) => month(at))];
  const own = months.length > below.length ? below.length - 1 : months.length;
  const rest = months.slice(own).map(([, those]) => those);
  const groups = months.slice(0, own).map(([name, those]) => ({ name, months: [those] }));
  if (rest.length > 0) groups.push({ name: earlier, months: rest });
  return groups.flatMap(({ name, months: those }, index) => {
    const layer = below[index];
    const marked = those.flatMap((items) =>
      items.map((item, place) => ({ ...item, mark: place === 0 ? mark(item.at) : '' })),
    );
    const [first, ...others] = marked;
    if (!layer || !first) return [];
    return [{ layer, name, mark: first.mark, items: [{ ...first, mark: '' }, ...others] }];
  });
}
