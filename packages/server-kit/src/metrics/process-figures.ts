import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** How often the event loop's delay is looked at, in ms; it is a part of each value. */
const RESOLUTION_MS = 10;
const quantiles = [50, 99, 100];

/** Figures of this process since the last question; names as prom-client's own, which cannot be stopped. */
export function addProcessFigures(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  new Gauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'How late the event loop was since the last reading; quantile 1 is the longest',
    labelNames: ['quantile'] as const,
    registers,
    collect() {
      for (const percent of quantiles) {
        const ms = delay.count === 0 ? 0 : delay.percentile(percent) / 1e6 - RESOLUTION_MS;
        this.set({ quantile: percent / 100 }, Math.max(0, ms) / 1000);
      }
      delay.reset();
    },
  });

  let last = performance.eventLoopUtilization();
  new Gauge({
    name: 'nodejs_eventloop_utilization',
    help: 'Share of the time in which the event loop worked, since the last reading',
    registers,
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });

  const memory = { used: 'heapUsed', total: 'heapTotal', resident: 'rss' } as const;
  new Gauge({
    name: 'nodejs_memory_bytes',
    help: "The heap's used and total size, and what of the process is resident",
    labelNames: ['kind'] as const,
    registers,
    collect() {
      const usage = process.memoryUsage();
      for (const [kind, key] of Object.entries(memory)) this.set({ kind }, usage[key]);
    },
  });
}
