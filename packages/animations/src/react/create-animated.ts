import { createElement, type FunctionComponent } from 'react';
import type { Effect, PlayOptions } from '../index.ts';
import { Animate, type AnimateProps } from './animate.tsx';
import { type AnimationHandle, useAnimation } from './use-animation.ts';

export type NamedAnimateProps<Name extends string> = Omit<AnimateProps, 'effect'> & {
  effect: Name;
};

/** Component and hook of a list of effects. */
export interface NamedEffects<Name extends string> {
  Animate: FunctionComponent<NamedAnimateProps<Name>>;
  useAnimation(name: Name, options?: PlayOptions): AnimationHandle;
}

/**
 * Creates a component and a hook for a site's list of effects, chosen by name: this package's, its
 * own, or both. Call it once, outside of any component. The compiler checks the names; nothing is
 * registered globally.
 */
export function createAnimated<Name extends string>(
  effects: Readonly<Record<Name, Effect>>,
): NamedEffects<Name> {
  const draw = (props: NamedAnimateProps<Name>) =>
    createElement(Animate, { ...props, effect: effects[props.effect] });
  return {
    Animate: draw,
    useAnimation: (name, options) => useAnimation(effects[name], options),
  };
}
