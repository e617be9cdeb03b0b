import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { freePort } from '@praxiskit/test-support/cluster';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';

export const METRICS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;
export type Metric = keyof typeof METRICS;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Audited {
  /** Milliseconds, a sum of shifts, bytes. */
  values: Record<Metric, number>;
  /** 0 to 100; only the categories that were asked for. */
  scores: Partial<Record<Category, number>>;
  /** Audits that are not perfect, by Lighthouse's names, without the metrics. */
  lacking: string[];
}

/** One page in Lighthouse's simulated mobile, in a browser of its own. */
export async function audit(
  url: string,
  categories: readonly Category[] = ['performance'],
): Promise<Audited> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...chromiumLaunch,
    args: [...chromiumLaunch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
      // A sample is not for search engines, and says so.
      skipAudits: ['is-crawlable'],
    });
    const { audits = {}, categories: found = {} } = result?.lhr ?? {};
    const values = Object.fromEntries(
      Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ) as Record<Metric, number>;
    const scores = Object.fromEntries(
      categories.map((name) => [name, (found[name]?.score ?? 0) * 100]),
    );
    const lacking = Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
      .map(({ id }) => id);
    return { values, scores, lacking };
  } finally {
    await browser.close();
  }
}
