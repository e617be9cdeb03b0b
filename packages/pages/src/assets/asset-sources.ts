/** Where the sources of a site lie, as its build's manifest names them. */
export interface AssetSources {
  /** 'src/boot.ts' */
  boot: string;
  /** Name of each style sheet → its source, 'src/styles/site.css'. */
  sheets: Readonly<Record<string, string>>;
}

/** The usual places: the boot module in `src/boot.ts`, each style sheet in `src/styles`. */
export function assetSources(...sheets: string[]): AssetSources {
  const places = sheets.map((name) => [name, `src/styles/${name}.css`] as const);
  return { boot: 'src/boot.ts', sheets: Object.fromEntries(places) };
}
