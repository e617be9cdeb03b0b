import { Link } from '../link/link.tsx';
import { useToolTexts } from '../text/use-tool-texts.ts';
import { type ShellGroup, Waiting } from './side-nav.tsx';

export interface TabBarProps {
  groups: readonly ShellGroup[];
  label: string;
  /** Id of the popover with all other entries. */
  menuId: string;
}

const tab =
  'grid h-16 cursor-pointer content-center justify-items-center border-t-4 border-transparent text-[0.8125rem] leading-tight tracking-tight hyphens-none focus-visible:-outline-offset-2 aria-[current]:border-line aria-[current]:font-[550]';

/** The first four rooms of a tool at the bottom of a phone; the fifth tab has the rest. */
export function TabBar({ groups, label, menuId }: TabBarProps) {
  const { shell } = useToolTexts();
  const entries = groups.flatMap((group) => group.entries).slice(0, 4);
  return (
    <nav
      aria-label={label}
      className="sticky bottom-[min(0px,calc((100dvh-36rem)*1000))] z-20 grid grid-flow-col border-t border-line bg-paper sm:hidden"
    >
      {entries.map((entry) => (
        <Link
          key={entry.href}
          href={entry.href}
          variant="plain"
          aria-current={entry.isCurrent ? 'page' : undefined}
          className={tab}
        >
          <span className="min-h-5">
            <Waiting entry={entry} />
          </span>
          <span className="max-w-full truncate">{entry.text}</span>
        </Link>
      ))}
      <button type="button" popoverTarget={menuId} className={tab}>
        <span aria-hidden="true" className="min-h-5">
          …
        </span>
        {shell.more}
      </button>
    </nav>
  );
}
