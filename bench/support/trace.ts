import type { Browser } from 'playwright';
import type { RevealPage } from './reveal-pages.ts';

interface TraceEvent {
  name: string;
  tid: number;
  pid: number;
  /** Microseconds that the thread itself worked: what else the machine did does not count. */
  tdur?: number;
  args?: { name?: string };
}

export interface Scrolled {
  /** Milliseconds of the longest task of the page's main thread, the slowdown included. */
  longest: number;
  /** Milliseconds of all of them. */
  busy: number;
  /** Cumulative layout shift. */
  shift: number;
}

const ADDRESS = 'http://reveal.test/';
const SLOWDOWN = 4;

/**
 * Opens a page on a slowed processor, sets its motion going, scrolls down and up, and reads the
 * browser's own trace of that.
 */
export async function traceScrolling(
  browser: Browser,
  { html, script }: RevealPage,
): Promise<Scrolled> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(ADDRESS);
  await page.evaluate(watchShift);
  // Playwright's first script tag also loads a script of Playwright's own, which the trace must not hold.
  await page.addScriptTag({ content: ';', type: 'module' });
  await page.waitForTimeout(500);
  // The trace starts here: loading the page costs the same for all, and has nothing to do with motion.
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.addScriptTag({ content: script, type: 'module' });
  const shift = await page.evaluate(scrollThrough);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await context.close();

  const main = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }: TraceEvent) =>
    main.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = trace.traceEvents
    .filter((event) => event.name === 'RunTask' && isMain(event))
    .map(({ tdur = 0 }) => tdur / 1000);
  if (tasks.length === 0) throw new Error('The trace holds no tasks');
  return { longest: Math.max(...tasks), busy: tasks.reduce((sum, one) => sum + one, 0), shift };
}

declare global {
  var layoutShift: number;
}

/** Runs in the page. */
function watchShift(): void {
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      globalThis.layoutShift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: three seconds down, three up; returns the layout shift since the page was opened. */
async function scrollThrough(): Promise<number> {
  const end = document.documentElement.scrollHeight - innerHeight;
  for (const [from, to] of [
    [0, end],
    [end, 0],
  ] as const) {
    const start = performance.now();
    for (let part = 0; part < 1; ) {
      part = Math.min((performance.now() - start) / 3000, 1);
      scrollTo(0, from + (to - from) * part);
      await new Promise(requestAnimationFrame);
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 700));
  return globalThis.layoutShift;
}
