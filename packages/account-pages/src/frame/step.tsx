import { StepPage, type StepPageProps } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { Help } from './help.tsx';
import { type Depth, useParts } from './parts.tsx';

export interface StepProps {
  title: ReactNode;
  depth: Exclude<Depth, 0>;
  /** 'Sign in, step 2 of 2'; absent on a page that is not one of several steps. */
  step?: StepPageProps['step'];
  /** The only way to leave: a link, or a form with one button. */
  exit?: ReactNode;
  children: ReactNode;
}

/** A page with a single task, without the site's navigation. */
export function Step({ depth, step, children, ...page }: StepProps) {
  const { Brand, Language, Scenery, telephone } = useParts();
  return (
    <StepPage
      {...page}
      {...(step ? { step } : {})}
      data-depth={depth}
      data-reveal-off=""
      brand={<Brand />}
      aside={<Language />}
      footer={telephone === null ? null : <Help depth={depth} />}
      scenery={<Scenery depth={depth} />}
    >
      {children}
    </StepPage>
  );
}
