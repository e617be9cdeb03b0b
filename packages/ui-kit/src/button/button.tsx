import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Spinner } from '../spinner.tsx';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';

/** `primary` for the one action of a page, `quiet` looks like a link. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-control border py-2 text-center font-[550] leading-tight no-underline transition-colors duration-150 cursor-pointer hyphens-none focus-visible:outline-ink disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-primary bg-primary px-6 sm:in-data-[density=compact]:px-3 text-on-primary focus-visible:[box-shadow:0_0_0_2px_var(--color-paper)] hover:bg-primary/88 active:bg-primary/80 forced-colors:border-current',
  secondary:
    'border-line bg-transparent px-6 sm:in-data-[density=compact]:px-3 text-ink hover:bg-ink/6 active:bg-ink/12',
  quiet:
    'border-transparent bg-transparent px-2 text-ink underline decoration-1 underline-offset-4 hover:decoration-2',
};

/** 48 px high by default, 34 below `data-density="compact"` from 600 px on; `large`, 56 px, on pages that ask for one thing. */
export type ControlSize = 'default' | 'large';

const sizes: Record<ControlSize, string> = {
  default:
    'min-h-12 text-control sm:in-data-[density=compact]:min-h-8.5 sm:in-data-[density=compact]:py-1 sm:in-data-[density=compact]:text-small',
  large: 'min-h-14 text-body',
};

/** The look of a button, for a link that has to have it. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ControlSize = 'default') =>
  `${base} ${sizes[size]} ${variants[variant]}`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** 'primary' by default. */
  variant?: ButtonVariant;
  /** In progress: the button keeps its focus and its width, and does nothing. */
  isBusy?: boolean;
  /** 'default', 48 px high, or 'large', 56 px. */
  size?: ControlSize;
}

/** Starts an action; its `type` is 'button' by default. To open a page use `Link`. */
export function Button({
  variant = 'primary',
  isBusy = false,
  size = 'default',
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const { messages } = useUiKitTexts();
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...props}
      type={type}
      aria-disabled={isBusy || undefined}
      className={classNames(buttonClass(variant, size), className)}
      onClick={handleClick}
    >
      <span className={classNames('inline-flex items-center gap-2', isBusy && 'opacity-0')}>
        {children}
      </span>
      {isBusy ? (
        <span role="status" className="absolute inset-0 grid place-items-center">
          <Spinner />
          <span className="sr-only">{messages.busy}</span>
        </span>
      ) : null}
    </button>
  );
}
