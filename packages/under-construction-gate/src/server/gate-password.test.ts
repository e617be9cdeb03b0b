import { createGate } from '@praxiskit/under-construction-gate';
import { createGatePassword } from '@praxiskit/under-construction-gate/server';
import { expect, test } from 'vitest';

test('a created password opens the gate of its hash and differs each time [R3.4]', async () => {
  const made = createGatePassword();
  expect(made.password).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
  expect(made.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(createGatePassword()).not.toEqual(made);
  const stored = new Map<string, string>();
  const gate = createGate({
    hash: made.hash,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  await gate.submit(made.password);
  expect(gate.getState().status).toBe('unlocked');
});
