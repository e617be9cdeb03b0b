import { bundle, ours, peers } from './bundle.ts';

export interface RevealPage {
  html: string;
  /** A module that moves the texts; it is loaded after the page. */
  script: string;
}

const TEXTS = 60;

/** The same 60 texts, revealed by each library; the bare page, without any, is the baseline. */
export async function revealPages(): Promise<Map<string, RevealPage>> {
  const aos = await bundle(
    `import AOS from 'aos'; import 'aos/dist/aos.css';
     AOS.init({ duration: 500, mirror: true, offset: innerHeight / 5 });`,
    peers,
  );
  const gsap = await bundle(
    `import { gsap } from 'gsap'; import { ScrollTrigger } from 'gsap/ScrollTrigger';
     gsap.registerPlugin(ScrollTrigger);
     for (const trigger of document.querySelectorAll('p')) {
       gsap.from(trigger, { opacity: 0, y: 25, duration: 0.5, scrollTrigger: {
         trigger, start: 'top 80%', end: 'bottom top', toggleActions: 'restart reset restart reset' } });
     }`,
    peers,
  );
  const own = await bundle(
    "import { createReveal } from '@praxiskit/animations'; createReveal().start();",
    ours,
  );
  const bare = await bundle(
    `const observer = new IntersectionObserver((entries) => {
       for (const { target, isIntersecting } of entries) if (isIntersecting) target.animate(
         { opacity: [0, 1], transform: ['translateY(25px)', 'none'] }, { duration: 500 });
     }, { rootMargin: '0px 0px -20% 0px' });
     for (const text of document.querySelectorAll('p')) observer.observe(text);`,
    peers,
  );
  return new Map([
    ['bare IntersectionObserver + WAAPI', page(bare.js, bare.css)],
    ['ours', page(own.js, own.css)],
    ['AOS', page(aos.js, aos.css, 'data-aos="fade-up"')],
    ['GSAP + ScrollTrigger', page(gsap.js, gsap.css)],
  ]);
}

function page(script: string, style: string, attributes = ''): RevealPage {
  const text = 'What moves is the text, and nothing around it has to give way for it. '.repeat(3);
  const texts = Array.from({ length: TEXTS }, () => `<p ${attributes}>${text}</p>`).join('\n');
  const html = `<!doctype html><meta charset="utf-8"><title>Reveal</title>
<style>body { font: 18px/1.6 sans-serif; margin: 2rem } p { margin-block: 5rem; max-width: 40rem }</style>
<style>${style}</style><main>${texts}</main>`;
  return { html, script };
}
