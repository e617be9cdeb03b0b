import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';
import { classNames } from '../text/class-names.ts';

/** Every attribute of an `<a>`; the address has to be there. */
export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** How links navigate. */
export interface LinkEnvironment {
  /** Fetches what the page behind `href` needs; called on hover, focus and touch [R2.18]. */
  preload?: (href: string) => void;
  /** The component of a link: a router's own, else a plain `<a>`. */
  component?: ComponentType<AnchorProps>;
}

const LinkContext = /* @__PURE__ */ createContext<LinkEnvironment>({});

/** Sets how the links below it navigate. */
export function LinkProvider({ children, ...value }: LinkEnvironment & { children: ReactNode }) {
  return <LinkContext value={value}>{children}</LinkContext>;
}

export interface LinkProps extends AnchorProps {
  /** 'text', underlined, by default; `plain` looks like the text around it. */
  variant?: 'text' | 'plain';
}

/** A link that preloads its page on hover, focus and touch. */
export function Link({ variant = 'text', className, ...props }: LinkProps) {
  const { preload, component } = useContext(LinkContext);
  const Anchor = component ?? 'a';
  const prepare = () => preload?.(props.href);
  return (
    <Anchor
      {...props}
      className={classNames(
        variant === 'text' && 'underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        prepare();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        prepare();
      }}
      onTouchStart={(event) => {
        props.onTouchStart?.(event);
        prepare();
      }}
    />
  );
}
