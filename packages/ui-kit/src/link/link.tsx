import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';
import { classNames } from '../text/class-names.ts';

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

export interface LinkEnvironment {
  /** Fetches what the page behind `href` needs; called on hover, focus and touch [R2.18]. */
  preload?: (href: string) => void;
  /** What a link is made of: a router's own link, else a plain `<a>`. */
  component?: ComponentType<AnchorProps>;
}

const LinkContext = /* @__PURE__ */ createContext<LinkEnvironment>({});

/** Tells the links below how this site navigates. */
export function LinkProvider({ children, ...value }: LinkEnvironment & { children: ReactNode }) {
  return <LinkContext value={value}>{children}</LinkContext>;
}

export interface LinkProps extends AnchorProps {
  /** `plain` takes the look of its surroundings. */
  variant?: 'text' | 'plain';
}

/** Goes somewhere. It prepares the way as soon as somebody seems to want to. */
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
