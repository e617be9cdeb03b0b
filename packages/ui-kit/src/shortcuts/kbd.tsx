import { useToolTexts } from '../text/use-tool-texts.ts';

export interface KbdProps {
  /** As a `Shortcut` has them: 'j', 'g r', 'Control+s'. */
  keys: string;
}

/** Keys as printed on a keyboard. */
export function Kbd({ keys }: KbdProps) {
  const { names } = useToolTexts().shortcuts;
  const nameOf = (key: string) => names[key as keyof typeof names] ?? key.toUpperCase();
  return (
    <span className="inline-flex gap-1 max-sm:hidden pointer-coarse:hidden">
      {keys.split(/[ +]/).map((key, index) => (
        <kbd
          // biome-ignore lint/suspicious/noArrayIndexKey: the same key may occur twice.
          key={index}
          className="inline-grid min-w-5.5 place-items-center rounded-control border border-current/40 px-1 text-caption leading-5 font-[inherit] hyphens-none"
        >
          {nameOf(key)}
        </kbd>
      ))}
    </span>
  );
}
