/**
 * The properties that an effect may animate: one value a step, evenly spread unless `offset` says
 * otherwise. These three never change the layout, and the browser animates them off the main
 * thread.
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
  /** Set if the element keeps the last step, as after an exit. */
  readonly stays?: true;
}
