import type { Locale } from '@praxiskit/core';
import type { ComponentType, ReactNode } from 'react';
import type { SiteName } from '../head/head.ts';
import type { Site } from '../payload/payload.ts';
import type { RegisteredFacts } from '../register.ts';
import type { Layout } from '../routes/route.ts';
import type { RouteTable } from '../routes/route-table.ts';
import type { LateLayout, LayoutComponent } from './late-layout.ts';

/** Of a site's overlays. */
export interface OverlaysProps {
  /** The shown page is one of the legal ones, which have to stay readable [R4.1]. */
  isLegal: boolean;
}

/** Those that a session chooses are there from the start. */
type Layouts = Readonly<
  { default: LayoutComponent; intern?: LayoutComponent } & Partial<
    Record<Layout, LayoutComponent | LateLayout>
  >
>;

/** What a site gives to the engine; the server and the browser render from the same one. */
export interface SiteDefinition<Facts extends object = RegisteredFacts> {
  routes: RouteTable;
  /** The languages of the site, its own first; by default German and English. */
  locales?: readonly Locale[];
  /** A layout that is missing is `intern`, and where that is missing too, `default`. */
  layouts: Layouts;
  /** Around every layout and every error page: the kit's language and links, the skip link. */
  Shell: ComponentType<{ locale: Locale; children: ReactNode }>;
  /** Dialogs and toasts: rendered in the browser alone, in a chunk of their own. */
  overlays?: () => Promise<{ default: ComponentType<OverlaysProps> }>;
  /**
   * A 404 [R2.7]; `message` is empty or 'Page Not Found: {path}'. By default the text `error.notFound`.
   */
  NotFound?: ComponentType<{ message: string }>;
  /** Any other error [R2.8]. By default the text `error.failure`. */
  Failure?: ComponentType<{ status: number }>;
  /** How the site calls itself in titles; without facts where they could not be loaded. */
  nameOf(facts: Site<Facts> | null, locale: Locale): SiteName;
}
