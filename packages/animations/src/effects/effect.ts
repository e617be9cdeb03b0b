/**
 * What an effect may move: one value a step, spread evenly over its length unless `offset` says where.
 * These three never change the layout, and the browser moves them without the main thread.
 */
export interface EffectKeyframes {
  readonly transform?: readonly string[];
  readonly opacity?: readonly number[];
  readonly filter?: readonly string[];
  /** Where each step stands, from 0 to 1. */
  readonly offset?: readonly number[];
  /** The curve from each step to the next; one for all, or one a step. */
  readonly easing?: string | readonly string[];
}

/** One named movement, as data: what the Web Animations API takes, and nothing that runs. */
export interface Effect {
  readonly keyframes: EffectKeyframes;
  /** Length in milliseconds. */
  readonly ms: number;
  /** The curve over the whole length; even by default. */
  readonly easing?: string;
  /** Set where the element is to stay as the last step leaves it, as after an exit. */
  readonly stays?: true;
}
