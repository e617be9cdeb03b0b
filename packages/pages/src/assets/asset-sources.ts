/** Where the sources of a site lie, as its build's manifest names them. */
export interface AssetSources {
  /** 'src/boot.ts' */
  boot: string;
  /**
   * Name of each style sheet → its source, 'src/styles/site.css'. `site` is in every page, `late` is
   * what no first screen needs.
   */
  sheets: Readonly<Record<string, string> & Record<'site' | 'late', string>>;
}

/** The usual places: the boot module in `src/boot.ts`; `site`, `late` and the named sheets in `src/styles`. */
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
