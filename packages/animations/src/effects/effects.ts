/** One named movement, as data: what the Web Animations API takes, and nothing that runs. */
export interface Effect {
  readonly keyframes: readonly Keyframe[];
  /** Length in milliseconds. */
  readonly ms: number;
  readonly easing: string;
  /** Set where the element is to stay as the last keyframe leaves it, as after an exit. */
  readonly stays?: true;
}

const OUT = 'cubic-bezier(.2, .7, .2, 1)';
const EVEN = 'ease-in-out';

const shift = (...x: readonly number[]): Keyframe[] =>
  x.map((px) => ({ transform: `translateX(${px}px)` }));

/** Every effect by its name. Adding one is adding a line; only transform, opacity and filter move. */
export const effects = {
  fadeIn: { ms: 600, easing: OUT, keyframes: [{ opacity: 0 }, { opacity: 1 }] },
  fadeInUp: {
    ms: 700,
    easing: OUT,
    keyframes: [
      { opacity: 0, transform: 'translateY(25px)' },
      { opacity: 1, transform: 'none' },
    ],
  },
  shake: { ms: 800, easing: EVEN, keyframes: shift(0, -8, 8, -6, 6, -3, 0) },
  pulse: {
    ms: 900,
    easing: EVEN,
    keyframes: [{ transform: 'none' }, { transform: 'scale(1.05)' }, { transform: 'none' }],
  },
} as const satisfies Record<string, Effect>;

export type EffectName = keyof typeof effects;
