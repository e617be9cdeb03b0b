import { Fragment, type ReactNode } from 'react';

export interface FilledProps {
  /** 'Until {time}.' */
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** A text with values in place of its `{…}`; a value may be an element. */
export function Filled({ text, values }: FilledProps): ReactNode {
  // Every second part is the name of a value.
  return text.split(/\{(\w+)\}/).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    index % 2 === 0 ? part : <Fragment key={index}>{values[part]}</Fragment>,
  );
}
