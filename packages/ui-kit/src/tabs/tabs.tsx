import { Tabs as Primitive } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** One view. */
export interface Tab {
  /** Unique among the tabs. */
  value: string;
  label: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** The subject of the tabs; read out before them. */
  label: string;
  tabs: readonly Tab[];
  /** Controlled with `value` and `onChange`; else it starts with `defaultValue`, or the first tab. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /**
   * 'automatic' by default. `manual`: arrows only move the focus, Enter or Space opens; for panels
   * that load slowly.
   */
  activation?: 'automatic' | 'manual';
  className?: string;
}

/** Views of one thing, one at a time. Where the list is wider than the screen it scrolls. */
export function Tabs(props: TabsProps) {
  const { label, tabs, onChange, activation = 'automatic', className } = props;
  const [kept, setKept] = useState(props.defaultValue ?? tabs[0]?.value ?? '');
  const value = props.value ?? kept;
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = list.current;
    const selected = element?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`);
    if (!element || !selected) return;
    // Scrolls the list only: `scrollIntoView` would scroll the page as well.
    const start = selected.offsetLeft - element.offsetLeft;
    const end = start + selected.offsetWidth;
    if (start < element.scrollLeft) element.scrollLeft = start;
    else if (end > element.scrollLeft + element.clientWidth)
      element.scrollLeft = end - element.clientWidth;
  }, [value]);

  function choose(next: string) {
    setKept(next);
    onChange?.(next);
  }

  return (
    <Primitive.Root
      value={value}
      onValueChange={choose}
      activationMode={activation}
      className={className}
    >
      <Primitive.List
        ref={list}
        aria-label={label}
        className="flex gap-4 overflow-x-auto border-b border-hairline [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            data-value={tab.value}
            disabled={tab.isDisabled}
            className="min-h-12 shrink-0 cursor-pointer border-b-2 border-transparent px-1.5 py-2 text-control whitespace-nowrap text-quiet hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:border-line data-[state=active]:font-[550] data-[state=active]:text-ink"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ value, content }) => (
        <Primitive.Content key={value} value={value} className="px-1.5 pt-6 text-control">
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
