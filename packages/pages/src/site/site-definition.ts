import type { Locale } from '@praxiskit/core';
import type { ComponentType, ReactNode } from 'react';
import type { SiteName } from '../head/head.ts';
import type { Site } from '../payload/payload.ts';
import type { RegisteredFacts } from '../register.ts';
import type { Layout } from '../routes/route.ts';
import type { RouteTable } from '../routes/route-table.ts';
import type { LateLayout, LayoutComponent } from './late-layout.ts';

export interface OverlaysProps {
  /** The shown page is a legal one, which must stay readable [R4.1]. */
  isLegal: boolean;
}

/** Layouts that depend on the session are loaded from the start. */
type Layouts = Readonly<
  { default: LayoutComponent; intern?: LayoutComponent } & Partial<
    Record<Layout, LayoutComponent | LateLayout>
  >
>;

/** The site's parts for the engine; server and browser render from the same ones. */
export interface SiteDefinition<Facts extends object = RegisteredFacts> {
  routes: RouteTable;
  /** The languages of the site, the main one first; by default German and English. */
  locales?: readonly Locale[];
  /** A missing layout is replaced by `intern`, and if that is missing too, by `default`. */
  layouts: Layouts;
  /** Around every layout and every error page: the kit's language and links, the skip link. */
  Shell: ComponentType<{ locale: Locale; children: ReactNode }>;
  /** Dialogs and toasts: rendered only in the browser, in their own chunk. */
  overlays?: () => Promise<{ default: ComponentType<OverlaysProps> }>;
  /**
   * A 404 [R2.7]; `message` is empty or 'Page Not Found: {path}'. By default the text
   * `error.notFound`.
   */
  NotFound?: ComponentType<{ message: string }>;
  /** Any other error [R2.8]. By default the text `error.failure`. */
  Failure?: ComponentType<{ status: number }>;
  /** The site's name in titles; without facts if they could not be loaded. */
  nameOf(facts: Site<Facts> | null, locale: Locale): SiteName;
}
