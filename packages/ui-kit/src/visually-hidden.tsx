import type { ComponentPropsWithRef } from 'react';

/** Text for screen readers alone. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className="sr-only" />;
}
