export interface SiteAssets {
  buildId: string;
  /** The only inline script of every page; it loads the boot module. */
  inline: string;
  /** Address of the font file, preloaded; null if the site uses system fonts. */
  font: string | null;
  /** Style sheets by name; `site` is in every page, the others in pages whose route names them. */
  css: Readonly<Record<string, string>>;
  /** Address of the sheet that the first screen does not need; see LateSheet. */
  late: string;
  /** Development only: markup for the head, and a policy that lets it run. */
  development?: { head: string };
}
