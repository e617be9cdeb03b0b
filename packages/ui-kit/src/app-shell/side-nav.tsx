import { Link } from '../link/link.tsx';
import { classNames } from '../text/class-names.ts';

/** One room of a tool. */
export interface ShellEntry {
  href: string;
  text: string;
  /** The letter that opens it; shown before its name, and alone where the name does not fit. */
  letter?: string;
  /** How many items wait there for staff; 0 or undefined: none. */
  waiting?: number;
  /** The number in words, for screen readers: '3 open requests'. */
  waitingText?: string;
  isCurrent?: boolean;
}

/** Rooms of one kind, under a heading. */
export interface ShellGroup {
  title?: string;
  entries: readonly ShellEntry[];
}

export interface SideNavProps {
  groups: readonly ShellGroup[];
  /** From 960 to 1279 px only letters are shown. */
  isNarrow?: boolean;
}

/** The rooms of a tool, one a line. A number means that something waits, nothing else. */
export function SideNav({ groups, isNarrow = false }: SideNavProps) {
  const wide = isNarrow ? 'max-lg:sr-only' : '';
  return groups.map(({ title, entries }) => (
    <div key={title ?? entries[0]?.href} className="pb-4">
      {title ? (
        <p className={classNames('py-1.5 pr-4 pl-10 text-caption text-quiet', wide)}>{title}</p>
      ) : null}
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Link
              href={entry.href}
              variant="plain"
              aria-current={entry.isCurrent ? 'page' : undefined}
              className={classNames(
                'flex min-h-9 items-center gap-3 border-l-4 border-transparent not-aria-[current]:forced-colors:border-[Canvas] pr-4 pl-3 focus-visible:-outline-offset-2 hover:bg-ink/6 aria-[current]:border-line aria-[current]:bg-(--pk-shell-current,var(--color-hairline)) aria-[current]:font-[550] max-sm:min-h-11',
                isNarrow && 'max-lg:justify-center max-lg:gap-1 max-lg:px-0',
              )}
            >
              <span aria-hidden="true" className="w-3 text-center text-caption">
                {entry.letter?.toUpperCase()}
              </span>
              <span className={classNames('min-w-0 flex-1', wide)}>{entry.text}</span>
              <Waiting entry={entry} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** How much waits: the figure for the eye, the words for the ear. */
export function Waiting({ entry }: { entry: ShellEntry }) {
  const { waiting = 0, waitingText } = entry;
  if (waiting === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="font-[550]">
        {waiting}
      </span>
      <span className="sr-only">{waitingText ?? waiting}</span>
    </>
  );
}
