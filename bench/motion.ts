/**
 * Motion beside its peers: what the same task weighs, bundled alike in one run, and what 60 texts
 * that rise cost a slow processor, in interleaved runs beside a bare page. Ratios only.
 */

import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { chromium } from 'playwright';
import { bundle, gzip, installPeers, ours, peers, printTable } from './support/bundle.ts';
import { revealPages } from './support/reveal-pages.ts';
import { median, quartiles } from './support/statistics.ts';
import { traceScrolling } from './support/trace.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);

installPeers();
await measureSizes();
await measureReveals();

async function measureSizes() {
  const core = "export { play, createReveal, createAnchors } from '@praxiskit/animations';";
  const tasks: [string, string, string][] = [
    ['ours: reveal alone', "export { createReveal } from '@praxiskit/animations';", ours],
    ['ours: core (play, reveal, anchors)', core, ours],
    [
      'ours: core and all 32 effects',
      `${core} export { effects } from '@praxiskit/animations';`,
      ours,
    ],
    ['ours: React component', "export { Animate } from '@praxiskit/animations/react';", ours],
    [
      'GSAP + ScrollTrigger',
      "export { gsap } from 'gsap'; export { ScrollTrigger } from 'gsap/ScrollTrigger';",
      peers,
    ],
    ['Motion: animate + inView', "export { animate, inView } from 'motion';", peers],
    [
      'Motion: mini + inView',
      "export { animate } from 'motion/mini'; export { inView } from 'motion';",
      peers,
    ],
    ['Motion: React component', "export { motion } from 'motion/react';", peers],
    ['AOS', "import 'aos/dist/aos.css'; export { default } from 'aos';", peers],
  ];
  const rows = [];
  for (const [name, source, from] of tasks) {
    const { js, css } = await bundle(source, from);
    rows.push([name, gzip(js), gzip(css) || '', gzip(js) + gzip(css)]);
  }
  console.log('\nBytes of gzip, minified and bundled alike, React left out\n');
  printTable(['', 'script', 'style', 'together'], rows);

  const effects = await bundle("export { effects } from '@praxiskit/animations';", ours);
  const styles = await bundle("import 'animate.css';", peers);
  const named = styles.css.match(/@keyframes /g)?.length ?? 0;
  const one = await bundle("export { shake } from '@praxiskit/animations';", ours);
  console.log('\nNamed effects as data, bytes of gzip\n');
  printTable(
    ['', 'effects', 'bytes', 'bytes an effect'],
    [
      ['ours, all', 32, gzip(effects.js), Math.round(gzip(effects.js) / 32)],
      ['ours, one imported', 1, gzip(one.js), gzip(one.js)],
      ['animate.css, whole', named, gzip(styles.css), Math.round(gzip(styles.css) / named)],
    ],
  );
}

interface Measured {
  longest: number[];
  busy: number[];
  shift: number[];
}

async function measureReveals() {
  const pages = await revealPages();
  const browser = await chromium.launch(chromiumLaunch);
  const values = new Map<string, Measured>();
  for (const name of pages.keys()) values.set(name, { longest: [], busy: [], shift: [] });
  for (let run = 0; run < RUNS; run += 1) {
    // Interleaved, so that other load on the machine affects all of them alike.
    for (const [name, page] of pages) {
      const { longest, busy, shift } = await traceScrolling(browser, page);
      values.get(name)?.longest.push(longest);
      values.get(name)?.busy.push(busy);
      values.get(name)?.shift.push(shift);
    }
  }
  await browser.close();

  const bare = values.get('bare IntersectionObserver + WAAPI');
  const ratio = (own: number[], base: number[] = []) => (median(own) / median(base)).toFixed(2);
  console.log(`\n60 reveals, scrolled down and up at 4 × CPU slowdown, ${RUNS} interleaved runs\n`);
  printTable(
    ['', 'longest task, CPU ms (quartiles)', 'relative', 'all tasks, CPU ms', 'relative', 'CLS'],
    [...values].map(([name, { longest, busy, shift }]) => [
      name,
      `${median(longest).toFixed(1)} (${quartiles(longest)
        .map((one) => one.toFixed(1))
        .join('–')})`,
      ratio(longest, bare?.longest),
      Math.round(median(busy)),
      ratio(busy, bare?.busy),
      median(shift).toFixed(3),
    ]),
  );
}
