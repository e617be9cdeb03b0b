import { openSample } from '../../apps/api/tests/support/sample.ts';

/** The sample data, of which each worker has its own copy. */
export default async function globalSetup() {
  const { sample, close } = await openSample();
  if (sample.refusal) {
    await close();
    throw new Error(sample.refusal);
  }
  process.env.E2E_SAMPLE = JSON.stringify(sample);
  return close;
}
