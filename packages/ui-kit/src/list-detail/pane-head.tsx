import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useToolTexts } from '../text/use-tool-texts.ts';

export interface PaneHeadProps {
  title: ReactNode;
  /** 2 by default; the list's is usually the page's 1. */
  level?: 1 | 2;
  /** Beside the title: a count, the save mark. */
  aside?: ReactNode;
  /** Buttons at its end. */
  actions?: ReactNode;
  /** Back to the list, where the pane takes its place. */
  onBack?: () => void;
  /** The back button is only there where the list is not: below 37.5 rem of room for both ('sm'), or below 67 ('lg'). */
  backBelow?: 'sm' | 'lg';
}

/** The head of a pane: it stays while the pane scrolls. */
export function PaneHead(props: PaneHeadProps) {
  const { title, level = 2, aside, actions, onBack, backBelow = 'sm' } = props;
  const { shell } = useToolTexts();
  const Heading = `h${level}` as const;
  return (
    <div className="sticky top-0 z-10 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-paper px-4 py-1.5 max-sm:top-[min(3rem,calc((100dvh-36rem)*1000))]">
      {onBack ? (
        <button
          type="button"
          className={`-ml-2 cursor-pointer p-2 leading-none ${backBelow === 'sm' ? '@min-[37.5rem]:hidden' : '@min-[67rem]:hidden'}`}
          onClick={onBack}
        >
          <Icon name="arrowLeft" label={shell.back} />
        </button>
      ) : null}
      <Heading
        tabIndex={-1}
        className="min-w-0 text-name leading-tight font-light wrap-anywhere outline-none"
      >
        {title}
      </Heading>
      {aside ? <div className="min-w-0 text-small text-quiet">{aside}</div> : null}
      {actions ? (
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{actions}</div>
      ) : null}
    </div>
  );
}
