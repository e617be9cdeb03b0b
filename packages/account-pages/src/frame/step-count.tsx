import { fill } from '@praxiskit/core';
import { useMessages } from '../messages/use-messages.ts';

/** 'Create an account, step 1 of 3', above the title of a page before sign-in. */
export function StepCount(props: { process: string; n: number; count: number }) {
  return fill(useMessages().common.step, { ...props });
}
