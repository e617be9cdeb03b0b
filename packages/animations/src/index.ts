export { type AnchorsOptions, createAnchors } from './anchors/anchors.ts';
export { type Effect, type EffectName, effects } from './effects/effects.ts';
export { animate, type PlayOptions, play } from './effects/play.ts';
export { type MotionPreference, reducedMotionPreference } from './motion-preference.ts';
export { createReveal, type RevealOptions } from './reveal/reveal.ts';
export {
  type Breakpoint,
  createScreenClass,
  defaultBreakpoints,
  screenClassFor,
} from './screen-class/screen-class.ts';
