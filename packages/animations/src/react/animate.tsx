import {
  createElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Effect, type PlayOptions, play, type StaggerOrder, stagger } from '../index.ts';
import { useServerMade } from './use-server-made.ts';

/** When an effect plays. `manual`: only when `replayKey` changes. `hover`: also on focus. */
export type AnimateTrigger = 'mount' | 'visible' | 'hover' | 'manual';

export interface AnimateProps extends HTMLAttributes<HTMLElement>, PlayOptions {
  effect: Effect;
  /** 'mount' by default. */
  trigger?: AnimateTrigger;
  /** The element that is rendered; a `div` by default. */
  as?: keyof HTMLElementTagNameMap;
  /** Animates the children instead, each this many milliseconds after the previous one. */
  stagger?: number;
  /** Which child is first if `stagger` is set; 'first' by default. */
  order?: StaggerOrder;
  /** Changing it plays the effect again. */
  replayKey?: string | number | boolean;
  ref?: Ref<HTMLElement>;
}

/**
 * An element that plays an effect. HTML from a server stays visible during hydration: `mount` plays
 * only for elements that the browser created, and so does `visible` for elements already in view.
 * Values that `play` refuses throw its TypeError to the nearest error boundary.
 */
export function Animate(props: AnimateProps) {
  const { effect, trigger = 'mount', as = 'div', stagger: step, order, replayKey, ...rest } = props;
  const { duration, delay, iterations, easing, reducedMotion, ref, ...attributes } = rest;
  const element = useRef<HTMLElement>(null);
  const running = useRef<Animation[]>([]);
  const shownKey = useRef(replayKey);
  const hasReplayed = useRef(false);
  const isServerMade = useServerMade();
  useImperativeHandle(ref, () => element.current as HTMLElement);

  function start() {
    const options = { duration, delay, iterations, easing, reducedMotion };
    if (!element.current) return;
    running.current =
      step === undefined
        ? [play(element.current, effect, options)]
        : stagger(element.current.children, effect, { ...options, step, order });
  }
  // Read when the effect plays, so that a new object for the same effect does not replay it.
  const latest = useRef(start);
  useLayoutEffect(() => {
    latest.current = start;
  });

  useLayoutEffect(() => {
    if (shownKey.current !== replayKey) hasReplayed.current = true;
    shownKey.current = replayKey;
    if (hasReplayed.current || (trigger === 'mount' && !isServerMade)) latest.current();
  }, [trigger, replayKey, isServerMade]);

  useLayoutEffect(() => {
    if (trigger !== 'visible' || !element.current) return;
    let isFirst = true;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false;
      if (isSeen && !(isFirst && isServerMade)) latest.current();
      if (isSeen) observer.disconnect();
      isFirst = false;
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [trigger, isServerMade]);

  useLayoutEffect(
    () => () => {
      for (const animation of running.current) animation.cancel();
    },
    [],
  );

  /**
   * Never restarts a run: an effect that moves the element away from the pointer would never end.
   */
  function onPointedAt() {
    if (trigger !== 'hover') return;
    if (!running.current.some(({ playState }) => playState === 'running')) start();
  }

  return createElement(as, {
    ...attributes,
    ref: element,
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      props.onPointerEnter?.(event);
      onPointedAt();
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      props.onFocus?.(event);
      onPointedAt();
    },
  });
}
