import type { ReactNode } from 'react';

interface NeedsScriptsProps {
  children: ReactNode;
  /** What a browser without scripts shows in its place. */
  without: ReactNode;
}

/** For what stays as it is until a script comes. */
export function NeedsScripts({ children, without }: NeedsScriptsProps) {
  if (!without) return children;
  return (
    <>
      <div className="needs-scripts">{children}</div>
      <noscript>{without}</noscript>
    </>
  );
}
