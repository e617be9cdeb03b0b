import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** As high as the text around it ('text', the default), or as its class says. */
  shape?: 'text' | 'block';
  /** Lines of text, 1 by default; the last one of several is shorter. */
  lines?: number;
}

const bar = 'block bg-ink/10 motion-safe:animate-pulse forced-colors:border';

/** A placeholder of content that is loading, so that the layout does not shift. Hidden from screen readers. */
export function Skeleton({ shape = 'text', lines = 1, className, ...props }: SkeletonProps) {
  if (shape === 'block') {
    return <span {...props} aria-hidden="true" className={classNames(bar, className)} />;
  }
  return (
    <span {...props} aria-hidden="true" className={classNames('block', className)}>
      {Array.from({ length: lines }, (_, at) => at + 1).map((line) => (
        <span
          key={line}
          className={classNames(
            bar,
            'my-[0.35em] h-[0.9em]',
            lines > 1 && line === lines && 'w-3/5',
          )}
        />
      ))}
    </span>
  );
}

export interface LoadingRegionProps extends ComponentPropsWithRef<'div'> {
  isLoading: boolean;
  /** Shown meanwhile: skeletons in the shape of the content. */
  placeholder: ReactNode;
}

/** Shows skeletons until its content is there, and announces it to screen readers once. */
export function LoadingRegion({ isLoading, placeholder, children, ...props }: LoadingRegionProps) {
  const { messages } = useUiKitTexts();
  return (
    <div {...props} aria-busy={isLoading}>
      <span role="status" className="sr-only">
        {isLoading ? messages.busy : ''}
      </span>
      {isLoading ? placeholder : children}
    </div>
  );
}
