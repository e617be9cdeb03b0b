export { Animate, type AnimateProps, type AnimateTrigger } from './react/animate.tsx';
export { animated } from './react/animated-ref.ts';
export {
  createAnimated,
  type NamedAnimateProps,
  type NamedEffects,
} from './react/create-animated.ts';
export { EffectGallery, type EffectGalleryProps, playAll } from './react/effect-gallery.tsx';
export { Presence, type PresenceProps } from './react/presence.tsx';
export { type AnimationHandle, useAnimation } from './react/use-animation.ts';
