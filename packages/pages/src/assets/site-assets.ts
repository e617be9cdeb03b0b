/** What a build, or the development server, puts at the disposal of pages. */
export interface SiteAssets {
  buildId: string;
  /** The one script that is written into every page; it loads the boot module. */
  inline: string;
  /** Address of the one font file, preloaded; null where the site uses the system's. */
  font: string | null;
  /** Style sheets by name; `site` is written into every page, the others where a route names them. */
  css: Readonly<Record<string, string>>;
  /** Address of the sheet that no first screen needs; see LateSheet. */
  late: string;
  /** Development only: markup for the head, and a policy that lets it run. */
  development?: { head: string };
}
