/** Loading the server takes a moment; a signal ends it meanwhile as `runProcess` does later. */
const signals = ['SIGINT', 'SIGTERM'] as const;
const end = () => process.exit(0);
for (const signal of signals) process.on(signal, end);

const { serve } = await import('./serve.ts');
const served = serve();
for (const signal of signals) process.off(signal, end);
await served;
