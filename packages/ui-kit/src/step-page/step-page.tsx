import { fill } from '@praxiskit/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { useAccountTexts } from '../text/use-account-texts.ts';

/** Where a visitor is in a process. */
export interface Step {
  /** From 1 to `count`. */
  n: number;
  count: number;
  /** 'Open an account': shown before 'step 2 of 3'. */
  process?: string;
}

export interface StepPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  /** Without it the page is no step of several: a link that has expired. */
  step?: Step;
  /** Name of the practice, top left. */
  brand?: ReactNode;
  /** Before the way out: a language switch. */
  aside?: ReactNode;
  /** The only way out: a link 'Cancel', or a button that signs out. */
  exit?: ReactNode;
  /** At the foot: whom to call. */
  footer?: ReactNode;
  /** A decorative picture behind the text. */
  scenery?: ReactNode;
}

/**
 * A page without navigation: where one is, what is to be done, and one way out. A site gives it the
 * colors of its layers as `--step-above` (behind the header), `--step-ground`, `--step-below` (behind the
 * foot), `--step-ink` and `--step-below-ink`, and pictures by its own styles on `[data-step-page]`.
 */
export function StepPage(props: StepPageProps) {
  const { title, step, brand, aside, exit, footer, scenery, className, children, ...rest } = props;
  const { texts } = useAccountTexts();
  const inset = 'px-5 sm:px-12 lg:pr-12 lg:pl-32';
  return (
    <div
      {...rest}
      data-step-page=""
      className={classNames(
        'relative isolate grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] bg-(--step-ground,var(--color-paper)) text-(--step-ink,var(--color-ink))',
        className,
      )}
    >
      <header
        className={classNames(
          'flex min-h-17 flex-wrap *:relative *:z-1 items-center justify-between gap-x-6 bg-(--step-above,transparent) py-2 sm:min-h-23',
          inset,
        )}
      >
        <div className="min-w-0 text-title font-extralight">{brand}</div>
        <div className="flex flex-wrap items-center gap-x-6 text-control *:inline-flex *:min-h-11 *:items-center">
          {aside}
          {exit}
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={classNames('pt-8 pb-16 outline-none *:relative *:z-1 sm:pt-12', inset)}
      >
        {step ? (
          <p className="mb-3 text-small font-[550]">
            {fill(step.process ? texts.stepOf : texts.step, { ...step })}
          </p>
        ) : null}
        <h1 className="max-w-200 text-[2.5rem] leading-[1.05] font-extralight tracking-[-0.025em] wrap-break-word sm:text-display-m">
          {title}
        </h1>
        <div className="mt-5 grid max-w-110 grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
      </main>
      {footer ? (
        <footer
          className={classNames(
            'flex min-h-21 items-center *:relative *:z-1 bg-(--step-below,transparent) py-4 text-control text-(--step-below-ink,inherit)',
            inset,
          )}
        >
          <div className="min-w-0">{footer}</div>
        </footer>
      ) : null}
      {scenery ? (
        <div aria-hidden="true" className="absolute inset-0 overflow-clip">
          {scenery}
        </div>
      ) : null}
    </div>
  );
}
