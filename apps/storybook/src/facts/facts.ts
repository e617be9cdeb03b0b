/** A change of a package: the version that has it, or 'next', and its sentence. */
export interface Change {
  version: string;
  text: string;
  /** Of one that is not released: what its changeset asks for. */
  bump?: Bump;
}

export type Bump = 'patch' | 'minor' | 'major';

/** A component as its guide describes it, or else the comment on it. */
export interface ComponentFacts {
  /** One sentence; '' where nothing says it. */
  purpose: string;
  /** Further words by which it may be found. */
  words: string;
}

/** Code of a README that tests run. */
export interface Example {
  language: string;
  /** As its fence says: 'server', 'browser site=above'; 'page' for a whole page of HTML. */
  kind: string;
  code: string;
}

/** What pages of documentation derive from the repository. Files are named from its root. */
export interface Facts {
  /** By their folder: `packages/ui-kit`. */
  packages: Record<
    string,
    {
      name: string;
      version: string;
      /** The one that is released next, by the changesets of all packages: these have one version. */
      next: string;
      description: string;
      license: string;
      /** What a site installs beside it, whatever it uses of it. */
      peers: string[];
      /** Packages of PraxisKit that it uses. */
      needs: string[];
      /** The code of its README that tests run. */
      examples: Example[];
      /** Newest first. */
      changes: Change[];
      /** Each exported value with the entry that it is imported from: `Button: '@praxiskit/ui-kit'`. */
      exports: Record<string, string>;
    }
  >;
  /** The files that import a component: `packages/ui-kit#Button`. */
  uses: Record<string, string[]>;
  /** The colors of the kit that a module and the modules that it imports use, by its file. */
  tokens: Record<string, string[]>;
  /** The colors that a module names itself. */
  ownTokens: Record<string, string[]>;
  /** Each component as its guide or its comment describes it, by the file of its stories. */
  components: Record<string, ComponentFacts>;
  /** The rows of the client's measurement beside other libraries, with its head, from `docs/benchmarks.md`. */
  peers: string[][];
}

/** An exported name of a package. */
export interface ApiName {
  name: string;
  kind: 'function' | 'component' | 'hook' | 'class' | 'value' | 'type';
  /** Its comment, a paragraph or tag on each line; '' for none. */
  text: string;
  /** As it is declared, without what it does. */
  shape: string;
}

/** An entry of a package: `/react`, or '' for its main one. */
export interface ApiEntry {
  path: string;
  /** Types last. */
  names: ApiName[];
}
