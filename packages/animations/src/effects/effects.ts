import type { Effect } from './effect.ts';

/** Comes to rest softly. */
const SOFT = 'cubic-bezier(.2,.7,.2,1)';
/** Goes a little too far, and comes back. */
const SPRING = 'cubic-bezier(.3,1.6,.6,1)';
/** Starts slowly, ends fast. */
const AWAY = 'cubic-bezier(.5,0,.9,.4)';
/** Slow at both ends of every step, like a swing. */
const SWAY = 'ease-in-out';

const FADE = [0, 1];
const GONE = [1, 0];

// In: from nothing to the element's own state.

/** Appears in its place. */
export const fadeIn: Effect = { ms: 600, easing: 'ease-out', keyframes: { opacity: FADE } };

/** From 25 px below. */
export const fadeInUp: Effect = {
  ms: 700,
  easing: SOFT,
  keyframes: { opacity: FADE, transform: ['translateY(25px)', 'none'] },
};
/** From 25 px above. */
export const fadeInDown: Effect = {
  ms: 700,
  easing: SOFT,
  keyframes: { opacity: FADE, transform: ['translateY(-25px)', 'none'] },
};
/** From 25 px left of it. */
export const fadeInLeft: Effect = {
  ms: 700,
  easing: SOFT,
  keyframes: { opacity: FADE, transform: ['translateX(-25px)', 'none'] },
};
/** From 25 px right of it. */
export const fadeInRight: Effect = {
  ms: 700,
  easing: SOFT,
  keyframes: { opacity: FADE, transform: ['translateX(25px)', 'none'] },
};

/** Grows past its size and settles. */
export const popIn: Effect = {
  ms: 600,
  easing: SPRING,
  keyframes: { opacity: FADE, transform: ['scale(.7)', 'none'] },
};
/** Turns upright while it grows. */
export const rotateIn: Effect = {
  ms: 900,
  easing: SOFT,
  keyframes: { opacity: FADE, transform: ['rotate(-150deg) scale(.6)', 'none'] },
};
/** Grows past its size, twice, each time by less. */
export const bounceIn: Effect = {
  ms: 900,
  keyframes: {
    opacity: [0, 1, 1, 1, 1],
    transform: ['scale(.3)', 'scale(1.1)', 'scale(.93)', 'scale(1.03)', 'none'],
    offset: [0, 0.4, 0.62, 0.82, 1],
    easing: SWAY,
  },
};
/** Opens like a board that turns on its horizontal axis. */
export const flipIn: Effect = {
  ms: 900,
  keyframes: {
    opacity: [0, 1, 1, 1],
    transform: [
      'perspective(500px) rotateX(90deg)',
      'perspective(500px) rotateX(-22deg)',
      'perspective(500px) rotateX(10deg)',
      'none',
    ],
    offset: [0, 0.5, 0.75, 1],
    easing: SWAY,
  },
};

/** Its own width from the left; put `overflow: clip` on the element that it must not stick out of. */
export const slideInLeft: Effect = {
  ms: 800,
  easing: SOFT,
  keyframes: { opacity: [0, 1, 1], transform: ['translateX(-100%)', 'none'] },
};
/** Its own width from the right. */
export const slideInRight: Effect = {
  ms: 800,
  easing: SOFT,
  keyframes: { opacity: [0, 1, 1], transform: ['translateX(100%)', 'none'] },
};
/** Upwards, from its own height below. */
export const slideInUp: Effect = {
  ms: 800,
  easing: SOFT,
  keyframes: { opacity: [0, 1, 1], transform: ['translateY(100%)', 'none'] },
};
/** Downwards, from its own height above. */
export const slideInDown: Effect = {
  ms: 800,
  easing: SOFT,
  keyframes: { opacity: [0, 1, 1], transform: ['translateY(-100%)', 'none'] },
};
/** Slides in slightly rotated, like a card pushed by a thumb. */
export const swipeIn: Effect = {
  ms: 700,
  easing: SPRING,
  keyframes: { opacity: FADE, transform: ['translateX(90px) rotate(8deg)', 'none'] },
};
/** Comes from the depth, turning on its vertical axis. */
export const flip3DIn: Effect = {
  ms: 1000,
  easing: 'ease-out',
  keyframes: {
    opacity: [0, 1, 1],
    transform: [
      'perspective(600px) translateZ(-300px) rotateY(-200deg)',
      'perspective(600px) translateZ(0) rotateY(0)',
    ],
  },
};
/** Grows from nothing and oscillates around its size. */
export const elasticPop: Effect = {
  ms: 1200,
  keyframes: {
    opacity: [0, 1, 1, 1, 1, 1],
    transform: ['scale(0)', 'scale(1.2)', 'scale(.86)', 'scale(1.08)', 'scale(.97)', 'none'],
    offset: [0, 0.25, 0.45, 0.63, 0.8, 1],
    easing: SWAY,
  },
};
/** Swings like a sign on a nail, around the middle of its upper edge. */
export const swingIn: Effect = {
  ms: 1100,
  keyframes: {
    opacity: [0, 1, 1, 1, 1],
    transform: [
      'translateY(-50%) rotate(-50deg) translateY(50%)',
      'translateY(-50%) rotate(22deg) translateY(50%)',
      'translateY(-50%) rotate(-11deg) translateY(50%)',
      'translateY(-50%) rotate(4deg) translateY(50%)',
      'none',
    ],
    easing: SWAY,
  },
};
/** Comes into focus. */
export const blurIn: Effect = {
  ms: 800,
  easing: 'ease-out',
  keyframes: {
    opacity: FADE,
    filter: ['blur(14px)', 'blur(0)'],
    transform: ['scale(1.08)', 'none'],
  },
};
/**
 * A neon tube that stays on at the third attempt: two flashes a run, so never more than three a
 * second (WCAG 2.3.1).
 */
export const neonFlicker: Effect = {
  ms: 1200,
  keyframes: {
    opacity: [0, 1, 0.25, 1, 0.5, 1, 1],
    filter: [
      'drop-shadow(0 0 0 #0cf)',
      'drop-shadow(0 0 12px #0cf)',
      'drop-shadow(0 0 0 #0cf)',
      'drop-shadow(0 0 12px #0cf)',
      'drop-shadow(0 0 3px #0cf)',
      'drop-shadow(0 0 16px #0cf)',
      'drop-shadow(0 0 0 #0cf)',
    ],
    offset: [0, 0.14, 0.3, 0.42, 0.56, 0.66, 1],
  },
};
/** The element is lit in violet by a lamp that warms up slowly: one dip, then the glow ends. */
export const purpleFlicker: Effect = {
  ms: 1200,
  keyframes: {
    opacity: [0, 1, 0.45, 1, 1],
    filter: [
      'drop-shadow(0 0 0 #a4f)',
      'drop-shadow(0 0 18px #a4f)',
      'drop-shadow(0 0 4px #a4f)',
      'drop-shadow(0 0 24px #a4f)',
      'drop-shadow(0 0 0 #a4f)',
    ],
    offset: [0, 0.25, 0.45, 0.65, 1],
    easing: SWAY,
  },
};
/** Falls, is compressed, bounces once and comes to rest. */
export const dropIn: Effect = {
  ms: 900,
  keyframes: {
    opacity: [0, 1, 1, 1, 1],
    transform: [
      'translateY(-140px)',
      'translateY(7%) scale(1.05,.86)',
      'translateY(-18px)',
      'translateY(2%) scale(1.02,.96)',
      'none',
    ],
    offset: [0, 0.4, 0.62, 0.84, 1],
    easing: ['ease-in', 'ease-out', 'ease-in', 'ease-out'],
  },
};
/** From the right, skewed by its speed. */
export const lightSpeedIn: Effect = {
  ms: 800,
  easing: 'ease-out',
  keyframes: {
    opacity: [0, 1, 1, 1],
    transform: [
      'translateX(100%) skewX(-32deg)',
      'translateX(0) skewX(18deg)',
      'translateX(0) skewX(-5deg)',
      'none',
    ],
    offset: [0, 0.55, 0.8, 1],
  },
};

// Attention: away from rest, and back to it.

/** Sways from side to side, turning a little. */
export const wobble: Effect = {
  ms: 1000,
  keyframes: {
    transform: [
      'none',
      'translateX(-18px) rotate(-5deg)',
      'translateX(14px) rotate(4deg)',
      'translateX(-9px) rotate(-2.5deg)',
      'translateX(5px) rotate(1.5deg)',
      'none',
    ],
    easing: SWAY,
  },
};
/** Stretches, and springs back. */
export const rubberBand: Effect = {
  ms: 1000,
  keyframes: {
    transform: [
      'none',
      'scale(1.28,.76)',
      'scale(.8,1.22)',
      'scale(1.14,.88)',
      'scale(.95,1.05)',
      'none',
    ],
    offset: [0, 0.3, 0.45, 0.6, 0.8, 1],
    easing: SWAY,
  },
};
/** Like a head that is shaken for 'no'. */
export const shake: Effect = {
  ms: 800,
  easing: SWAY,
  keyframes: {
    transform: [
      'none',
      'translateX(-8px)',
      'translateX(8px)',
      'translateX(-6px)',
      'translateX(6px)',
      'translateX(-3px)',
      'none',
    ],
  },
};
/** Grows by 7 % and back. */
export const pulse: Effect = {
  ms: 900,
  keyframes: { transform: ['none', 'scale(1.07)', 'none'], easing: SWAY },
};
/** Skewed from side to side, each time by less. */
export const jelly: Effect = {
  ms: 1000,
  keyframes: {
    transform: [
      'none',
      'skew(-11deg,-4deg)',
      'skew(9deg,3deg)',
      'skew(-6deg,-2deg)',
      'skew(4deg,1deg)',
      'skew(-2deg)',
      'none',
    ],
    easing: SWAY,
  },
};

// Out: from rest to nothing, where the element stays.

/** Grows a little, then shrinks away. */
export const popOut: Effect = {
  ms: 600,
  stays: true,
  keyframes: {
    opacity: [1, 1, 0],
    transform: ['none', 'scale(1.08)', 'scale(.5)'],
    offset: [0, 0.4, 1],
    easing: SWAY,
  },
};
/** Turns away on its horizontal axis. */
export const flipOut: Effect = {
  ms: 700,
  stays: true,
  keyframes: {
    opacity: [1, 1, 0],
    transform: [
      'perspective(500px) rotateX(0)',
      'perspective(500px) rotateX(-18deg)',
      'perspective(500px) rotateX(90deg)',
    ],
    offset: [0, 0.35, 1],
    easing: SWAY,
  },
};
/** Turns by 150° while it shrinks. */
export const rotateOut: Effect = {
  ms: 800,
  easing: AWAY,
  stays: true,
  keyframes: { opacity: GONE, transform: ['none', 'rotate(150deg) scale(.6)'] },
};
/** Goes out of focus. */
export const blurOut: Effect = {
  ms: 700,
  easing: 'ease-in',
  stays: true,
  keyframes: {
    opacity: GONE,
    filter: ['blur(0)', 'blur(14px)'],
    transform: ['none', 'scale(1.08)'],
  },
};
/** To the right, skewed by its speed. */
export const lightSpeedOut: Effect = {
  ms: 700,
  stays: true,
  keyframes: {
    opacity: [1, 1, 0],
    transform: ['none', 'translateX(-4%) skewX(12deg)', 'translateX(100%) skewX(-32deg)'],
    offset: [0, 0.35, 1],
    easing: ['ease-out', AWAY],
  },
};

/** All of them by name, for a gallery or a site that chooses by text. Importing a single one from above ships only that one. */
export const effects = {
  fadeIn,
  fadeInUp,
  fadeInDown,
  fadeInLeft,
  fadeInRight,
  popIn,
  rotateIn,
  bounceIn,
  flipIn,
  slideInLeft,
  slideInRight,
  slideInUp,
  slideInDown,
  swipeIn,
  flip3DIn,
  elasticPop,
  wobble,
  rubberBand,
  swingIn,
  blurIn,
  neonFlicker,
  purpleFlicker,
  shake,
  pulse,
  jelly,
  dropIn,
  popOut,
  flipOut,
  rotateOut,
  blurOut,
  lightSpeedIn,
  lightSpeedOut,
} as const;

/** The name of an effect of this package [R5.3]. */
export type EffectName = keyof typeof effects;
