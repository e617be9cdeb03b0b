import { DropdownMenu as Primitive } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, useRef } from 'react';
import { useLayer } from '../modal/layer.ts';

/** Puts the focus back on the menu's button: see `MenuItem`. */
export const ReturnFocus = /* @__PURE__ */ createContext<() => void>(() => {});

export interface DropdownMenuProps {
  /** The button that opens it; it needs a text or a label. */
  trigger: ReactElement;
  /** Which edge of the button the menu is aligned with; 'start' by default. */
  align?: 'start' | 'end';
  /** Controlled with `onOpenChange`; else the menu knows itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** `MenuItem`, `MenuLink`, `MenuCheckbox`, `MenuRadioGroup`, `MenuGroup`, `MenuSeparator`. */
  children: ReactNode;
}

/** Actions that do not need a button each. Letters search them, arrows move, Escape closes. */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, align = 'start', isOpen, onOpenChange, children } = props;
  const button = useRef<HTMLButtonElement>(null);
  const container = useLayer();
  return (
    // Not modal: the page behind still scrolls, and one tap outside both closes the menu and acts there.
    <Primitive.Root
      modal={false}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Primitive.Trigger ref={button} asChild>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Primitive.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) w-max max-w-[min(22rem,calc(100vw-1rem))] min-w-56 overflow-y-auto border border-line bg-raised py-2 text-control text-ink shadow-lifted outline-none"
        >
          <ReturnFocus value={() => button.current?.focus()}>{children}</ReturnFocus>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
