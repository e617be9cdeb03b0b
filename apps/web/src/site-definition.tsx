import { StepLayout } from '@praxiskit/account-pages/react';
import { lateLayout, type SiteDefinition } from '@praxiskit/pages/react';
import { DefaultLayout } from './layouts/default.tsx';
import { InternLayout } from './layouts/intern.tsx';
import { LetterLayout } from './layouts/letter.tsx';
import { Shell } from './layouts/shell.tsx';
import { phrase } from './messages/phrase.ts';
import { Failure, NotFound } from './pages/error.tsx';
import { routeTable } from './routes.ts';
import type { SiteFacts } from './site.ts';

/** The site as both sides render it. */
export const siteDefinition: SiteDefinition<SiteFacts> = {
  routes: routeTable,
  layouts: {
    default: DefaultLayout,
    intern: InternLayout,
    letter: LetterLayout,
    admin: lateLayout(() => import('./layouts/admin.tsx')),
    step: StepLayout,
  },
  Shell,
  overlays: () => import('./layouts/browser-overlays.tsx'),
  NotFound,
  Failure,
  nameOf(site, locale) {
    const what = phrase[locale];
    if (!site) return { name: what, sentence: `${what}.` };
    const { name, city } = site.practice;
    const named = [name, what].filter(Boolean).join(', ');
    const sentence = `${named}${city && ` in ${city}`}.`;
    return { name: [named, city].filter(Boolean).join(', '), sentence };
  },
};
