import type { TestProject } from 'vitest/node';
import { openSample, type Sample } from './sample.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sample: Sample;
  }
}

/** The sample data that tests start from. */
export default async function setup(project: TestProject) {
  const { sample, close } = await openSample();
  project.provide('sample', sample);
  return close;
}
