import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../shortcuts/kbd.tsx';
import { useToolTexts } from '../text/use-tool-texts.ts';

export interface CommandButtonProps {
  /** Keys that do the same: 'Control+k'. */
  keys?: string;
  onClick: () => void;
}

/** Opens a `CommandPalette`, in a bar: as wide as there is room, on a phone its sign alone. */
export function CommandButton({ keys, onClick }: CommandButtonProps) {
  const { palette } = useToolTexts();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className="flex min-h-8 w-full max-w-96 cursor-pointer items-center gap-2 rounded-control border border-current/50 px-3 text-left max-sm:size-11 max-sm:justify-center max-sm:border-transparent max-sm:p-0"
    >
      <Icon name="search" />
      <span className="min-w-0 flex-1 truncate max-sm:sr-only">{palette.label}</span>
      {keys ? <Kbd keys={keys} /> : null}
    </button>
  );
}
