/**
 * What an effect may move: one value a step, spread evenly over its length unless `offset` says where.
 * These three never change the layout, and the browser moves them without the main thread.
 */
export interface EffectKeyframes {
  readonly transform?: readonly string[];
  readonly opacity?: readonly number[];
  readonly filter?: readonly string[];
  /** The position of each step, from 0 to 1. */
  readonly offset?: readonly number[];
  /** The curve from each step to the next; one for all, or one a step. */
  readonly easing?: string | readonly string[];
}

/** One effect as data for the Web Animations API; it contains no functions. */
export interface Effect {
  readonly keyframes: EffectKeyframes;
  /** Length in milliseconds. */
  readonly ms: number;
  /** The curve over the whole length; linear by default. */
  readonly easing?: string;
  /** Set where the element keeps the state of the last step, as after an exit. */
  readonly stays?: true;
}
