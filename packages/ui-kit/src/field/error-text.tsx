import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/** The error of one field, under it. The field points here with `aria-describedby`. */
export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 text-small text-danger">
      <span className="flex h-[1lh] items-center">
        <Icon name="warning" />
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
