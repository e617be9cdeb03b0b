import type { Layer } from '@praxiskit/treatments';
import type { Oklch } from './color.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Paint extends Oklch {
  /** How much the relief changes the lightness. */
  relief: number;
  /** Where shadow turns the hue, in degrees, and how much color it adds. */
  turn: number;
  gain: number;
  /** Lightness of the rim along the boundary, and of the shadow that falls below it. */
  rim: number;
  fall: number;
  /** How much brighter it becomes to the right. */
  glow: number;
}

const oklch = (l: number, c: number, h: number): Oklch => ({ l, c, h });

/** The colors are those of src/styles/layers.css, into which the pictures blend; a test compares both. */
export const palette: Record<Theme, Record<Layer, Paint>> = {
  light: {
    oberhaut: {
      ...oklch(0.945, 0.024, 64),
      relief: 0.075,
      turn: -10,
      gain: 0.02,
      rim: 0.035,
      fall: 0.02,
      glow: 0.012,
    },
    lederhaut: {
      ...oklch(0.868, 0.068, 45),
      relief: 0.085,
      turn: -12,
      gain: 0.035,
      rim: 0.05,
      fall: 0.045,
      glow: 0.008,
    },
    unterhaut: {
      ...oklch(0.85, 0.094, 76),
      relief: 0.16,
      turn: -14,
      gain: 0.03,
      rim: 0.06,
      fall: 0.06,
      glow: 0.0,
    },
    muskel: {
      ...oklch(0.42, 0.077, 341),
      relief: 0.12,
      turn: -8,
      gain: 0.02,
      rim: 0.08,
      fall: 0.05,
      glow: 0.015,
    },
    blutbahn: {
      ...oklch(0.27, 0.064, 277),
      relief: 0.09,
      turn: 6,
      gain: 0.02,
      rim: 0.07,
      fall: 0.04,
      glow: 0.015,
    },
  },
  dark: {
    oberhaut: {
      ...oklch(0.255, 0.028, 308),
      relief: 0.07,
      turn: 8,
      gain: 0.01,
      rim: 0.07,
      fall: 0.03,
      glow: 0.02,
    },
    lederhaut: {
      ...oklch(0.36, 0.055, 38),
      relief: 0.11,
      turn: -10,
      gain: 0.03,
      rim: 0.09,
      fall: 0.05,
      glow: 0.05,
    },
    unterhaut: {
      ...oklch(0.385, 0.066, 64),
      relief: 0.18,
      turn: -10,
      gain: 0.03,
      rim: 0.1,
      fall: 0.05,
      glow: 0.06,
    },
    muskel: {
      ...oklch(0.315, 0.067, 342),
      relief: 0.11,
      turn: -6,
      gain: 0.03,
      rim: 0.1,
      fall: 0.05,
      glow: 0.05,
    },
    blutbahn: {
      ...oklch(0.21, 0.052, 278),
      relief: 0.085,
      turn: 4,
      gain: 0.03,
      rim: 0.08,
      fall: 0.04,
      glow: 0.03,
    },
  },
};
