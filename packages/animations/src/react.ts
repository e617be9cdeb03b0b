export { Animate, type AnimateProps, type AnimateTrigger } from './react/animate.tsx';
export { animated } from './react/animated-ref.ts';
export {
  createAnimated,
  type NamedAnimateProps,
  type NamedEffects,
} from './react/create-animated.ts';
export { Presence, type PresenceProps } from './react/presence.tsx';
export { type AnimationHandle, useAnimation } from './react/use-animation.ts';
