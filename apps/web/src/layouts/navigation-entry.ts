/** A link of the site's navigation. */
export interface NavigationEntry {
  href: string;
  text: string;
}
