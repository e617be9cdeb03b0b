/** The categories of items, in the order in which they are shown [R4.7]. */
export const categories = ['required', 'functional', 'analytics', 'others'] as const;
/** One of them. */
export type ConsentCategory = (typeof categories)[number];

/** A function of the site that stores or loads something, and that the visitor may allow or decline. */
export interface ConsentItem {
  /** Language-neutral and permanent: the key of the stored decision. Letters, digits, `-` and `_`. */
  id: string;
  /** In the visitor's language. */
  name: string;
  /** Plain text, in the visitor's language. */
  description?: string;
  /** HTML with paragraphs, lists, emphasis and links; anything else is shown as its text. */
  privacy?: string;
  /** The purpose, in a few words that read well in a list: `map of the surroundings`; the name by default. */
  purpose?: string;
  /** The full name of the company. Without it the item's hosts are named. */
  provider?: string;
  /** Countries outside the European Economic Area that data go to, by ISO 3166: `US`. */
  countries?: readonly string[];
  url?: string;
  /** Names of the cookies that it sets; a RegExp or a trailing `*` matches several. */
  cookies?: readonly (string | RegExp)[];
  /** Keys that it writes to localStorage and sessionStorage, named as cookies are. */
  storage?: readonly (string | RegExp)[];
  /** How long the longest-lived of them stays, in the visitor's language: `two years`. */
  kept?: string;
  /** Hosts that it loads from, as a policy names them: `https://tile.example`. */
  hosts?: readonly string[];
  /** `others` by default. */
  category?: ConsentCategory;
  /** Whether the item is offered at all; true by default. It does not preselect the item. */
  active?: boolean;
  /**
   * A whole number, 1 by default. Raise it when purpose or provider changed, or the meaning of the
   * texts: visitors are asked again, and pages that were loaded before are known to be older.
   */
  version?: number;
}

/** Letters of ASCII, digits, `-` and `_`. Without a RegExp: making the first one takes a fifth of the whole start. */
const isPlain = (id: string) =>
  id && [...id].every((letter) => '-_'.includes(letter) || Number.parseInt(letter, 36) >= 0);

/** An item whose words come later, with what shows them. */
export type ConsentFacts = Omit<ConsentItem, 'name'> & Partial<Pick<ConsentItem, 'name'>>;

/**
 * Finds at the start what would never be shown, or share another item's answer.
 *
 * @throws Error that names the item
 */
export function ensureItems(items: readonly ConsentFacts[]): void {
  const ids = new Set<string>();
  for (const item of items) {
    const { id } = item;
    const category = categoryOf(item);
    const fault =
      (!isPlain(id) && 'an id is letters, digits, - and _') ||
      (ids.has(id) && 'its id is taken') ||
      (!categories.includes(category) && `${category} is none of: ${categories}`);
    if (fault) throw new Error(`Consent item ${id}: ${fault}`);
    ids.add(id);
  }
}

/** Whether each item is allowed, by its id. A missing id is not allowed. */
export type ConsentMap = Readonly<Record<string, boolean>>;

export const categoryOf = (item: ConsentFacts): ConsentCategory => item.category ?? 'others';
export const isRequired = (item: ConsentFacts) => item.category === 'required';
export const offered = <Item extends ConsentFacts>(items: readonly Item[]) =>
  items.filter((item) => item.active !== false);

/** The map in which every required item is allowed and every other one is as `choose` says [R4.6]. */
export function mapOf(
  items: readonly ConsentFacts[],
  choose: (item: ConsentFacts) => boolean,
): ConsentMap {
  return Object.fromEntries(
    offered(items).map((item) => [item.id, isRequired(item) || choose(item)]),
  );
}
