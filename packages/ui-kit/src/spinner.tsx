import { classNames } from './text/class-names.ts';

/** A sign that something is under way. It is hidden from screen readers, so add a text. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-[1em] shrink-0 rounded-round border-2 border-current border-r-transparent motion-safe:animate-spin',
        className,
      )}
    />
  );
}
