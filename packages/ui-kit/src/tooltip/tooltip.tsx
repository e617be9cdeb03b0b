import { Tooltip as Primitive } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { useLayer } from '../modal/layer.ts';

/** In ms: long enough that a pointer which only crosses the control opens nothing. */
export const TOOLTIP_DELAY_MS = 300;

const InGroup = /* @__PURE__ */ createContext(false);

/** Around neighbors, such as a toolbar's: once one tooltip was shown, the next needs no delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <InGroup value={true}>{children}</InGroup>
    </Primitive.Provider>
  );
}

export interface TooltipProps {
  /** A short explanation. Nothing that every visitor needs: on a touch screen there is no hover. */
  text: ReactNode;
  /** 'top' by default; another one where it has no room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Shown from the start, for pictures and documentation. */
  isInitiallyOpen?: boolean;
  /** One element that takes the focus and has a name of its own. */
  children: ReactElement;
}

/** A short explanation of a control, shown on hover and on focus; Escape hides it (WCAG 1.4.13). */
export function Tooltip({ text, side = 'top', isInitiallyOpen = false, children }: TooltipProps) {
  const isInGroup = useContext(InGroup);
  const container = useLayer();
  const tooltip = (
    <Primitive.Root defaultOpen={isInitiallyOpen}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-control border border-transparent bg-ink px-3 py-2 text-caption text-paper select-none"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
  return isInGroup ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
}
