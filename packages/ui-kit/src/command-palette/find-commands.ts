/** Something that can be done or opened. */
export interface Command {
  /** No other one of the same palette has it. */
  id: string;
  text: string;
  /** The heading above it. */
  group: string;
  /** At its end: a day, an amount, a subject. */
  end?: string;
  /** More words to find it by: a number, the name in another language. */
  words?: string;
  /** Keys that do the same, as a `Shortcut` has them. */
  keys?: string;
  /** Shown only as a result of a search. */
  isHidden?: boolean;
  run: () => void;
}

export interface CommandGroup {
  title: string;
  commands: readonly Command[];
  /** How many were found. */
  count: number;
}

/** More of one group say: type another letter. */
const AT_ONCE = 6;

/**
 * The commands that have every word that is typed, in their order; within a group those first whose text begins
 * with it. Case, accents and separators between the digits of a number do not matter.
 */
export function findCommands(commands: readonly Command[], typed: string): CommandGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const groups = new Map<string, Command[]>();
  for (const command of commands) {
    const { text, end = '', words: more = '', group, isHidden = false } = command;
    const all = plain(`${text} ${end} ${more}`);
    const isFound = words.length === 0 ? !isHidden : words.every((word) => isIn(all, word));
    if (isFound) groups.set(group, [...(groups.get(group) ?? []), command]);
  }
  const [first = ''] = words;
  const beginsWith = ({ text }: Command) => (first !== '' && plain(text).startsWith(first) ? 0 : 1);
  return [...groups].map(([title, found]) => ({
    title,
    count: found.length,
    commands: found
      .toSorted((a, b) => beginsWith(a) - beginsWith(b))
      .slice(0, words.length === 0 ? found.length : AT_ONCE),
  }));
}

/** '0176/12-34' is in '01761234' as well. */
function isIn(all: string, word: string): boolean {
  const bare = word.replaceAll(/[/().\u2010-\u2013-]/g, '');
  return all.includes(word) || (bare !== '' && all.includes(bare));
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().replaceAll('ß', 'ss');
