/** The source files of a site, as named in its build's manifest. */
export interface AssetSources {
  /** 'src/boot.ts' */
  boot: string;
  /**
   * Style sheets by name and their source, 'src/styles/site.css'. `site` is in every page; `late`
   * has the styles that the first screen does not need.
   */
  sheets: Readonly<Record<string, string> & Record<'site' | 'late', string>>;
}

/**
 * The default places: the boot module in `src/boot.ts`; `site`, `late` and the named sheets in
 * `src/styles`.
 */
export function assetSources(...sheets: string[]): AssetSources {
  const placeOf = (name: string) => `src/styles/${name}.css`;
  return {
    boot: 'src/boot.ts',
    sheets: {
      ...Object.fromEntries(sheets.map((name) => [name, placeOf(name)])),
      site: placeOf('site'),
      late: placeOf('late'),
    },
  };
}
