export { Animate, type AnimateProps } from './react/animate.tsx';
export { type AnimationHandle, useAnimation } from './react/use-animation.ts';
