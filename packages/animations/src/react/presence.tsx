import { type HTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import { type Effect, type PlayOptions, play } from '../index.ts';

export interface PresenceProps extends HTMLAttributes<HTMLDivElement>, PlayOptions {
  isPresent: boolean;
  /** Plays when the box becomes present, but not on the first render. */
  enter?: Effect;
  /** Plays before it is removed. */
  exit: Effect;
}

/**
 * A box that leaves with an effect: it stays in the page, inert, until `exit` has ended. If it
 * becomes present again before that, the exit is canceled.
 */
export function Presence(props: PresenceProps) {
  const { isPresent, enter, exit, ...rest } = props;
  const { duration, delay, iterations, easing, reducedMotion, ...attributes } = rest;
  const element = useRef<HTMLDivElement>(null);
  const [isMounted, setMounted] = useState(isPresent);
  const wasPresent = useRef(isPresent);
  if (isPresent && !isMounted) setMounted(true);

  const run = (effect: Effect) =>
    element.current &&
    play(element.current, effect, { duration, delay, iterations, easing, reducedMotion });
  const latest = useRef({ run, enter, exit });
  useLayoutEffect(() => {
    latest.current = { run, enter, exit };
  });

  useLayoutEffect(() => {
    const { run, enter, exit } = latest.current;
    const isNews = wasPresent.current !== isPresent;
    wasPresent.current = isPresent;
    if (isPresent) {
      const animation = isNews && enter ? run(enter) : null;
      return () => animation?.cancel();
    }
    const animation = run(exit);
    animation?.finished.then(
      () => setMounted(false),
      () => {},
    );
    return () => animation?.cancel();
  }, [isPresent]);

  if (!isMounted) return null;
  return <div {...attributes} ref={element} inert={!isPresent || attributes.inert === true} />;
}
