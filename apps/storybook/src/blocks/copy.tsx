import { VisuallyHidden } from '@praxiskit/ui-kit';
import { useEffect, useState } from 'react';

/** Copies a text, and says so. */
export function Copy({ text, what = 'it' }: { text: string; what?: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(setIsCopied, 2000, false);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => navigator.clipboard.writeText(text).then(() => setIsCopied(true));
  return (
    <button
      type="button"
      className="cursor-pointer border-0 bg-transparent p-1 font-sans text-caption font-normal underline underline-offset-4 hover:decoration-2"
      onClick={copy}
    >
      <span role="status">{isCopied ? 'copied' : 'copy'}</span>
      <VisuallyHidden> {what}</VisuallyHidden>
    </button>
  );
}

interface CodeProps {
  code: string;
  /** The file, or its kind: 'tsx'. */
  name?: string;
}

/** Code under its name, with a button that copies it. */
export function Code({ code, name = 'tsx' }: CodeProps) {
  return (
    <figure className="sb-unstyled m-0 min-w-0 border border-hairline bg-raised">
      <figcaption className="flex items-center justify-between border-b border-hairline px-4 py-1 text-caption text-quiet">
        {name} <Copy text={code} what={name} />
      </figcaption>
      <pre
        className="docs-code m-0 p-4 font-mono text-[0.8125rem] leading-relaxed"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls is reached by the keyboard.
        tabIndex={0}
      >
        {code}
      </pre>
    </figure>
  );
}
