export { type AnchorsOptions, createAnchors } from './anchors.ts';
export type { Effect, EffectKeyframes } from './effects/effect.ts';
export {
  blurIn,
  blurOut,
  bounceIn,
  dropIn,
  type EffectName,
  effects,
  elasticPop,
  fadeIn,
  fadeInDown,
  fadeInLeft,
  fadeInRight,
  fadeInUp,
  flip3DIn,
  flipIn,
  flipOut,
  jelly,
  lightSpeedIn,
  lightSpeedOut,
  neonFlicker,
  popIn,
  popOut,
  pulse,
  purpleFlicker,
  rotateIn,
  rotateOut,
  rubberBand,
  shake,
  slideInDown,
  slideInLeft,
  slideInRight,
  slideInUp,
  swingIn,
  swipeIn,
  wobble,
} from './effects/effects.ts';
export { type EffectKind, effectKinds, kindOf } from './effects/kind.ts';
export { type PlayOptions, play } from './effects/play.ts';
export { type StaggerOptions, type StaggerOrder, stagger } from './effects/stagger.ts';
export { type MotionPreference, reducedMotionPreference } from './motion-preference.ts';
export { createReveal, type RevealOptions } from './reveal/reveal.ts';
export {
  type Breakpoint,
  createScreenClass,
  defaultBreakpoints,
  screenClassFor,
} from './screen-class.ts';
