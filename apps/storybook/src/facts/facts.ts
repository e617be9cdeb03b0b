/** A change of a package: the version that has it, or 'next', and its sentence. */
export interface Change {
  version: string;
  text: string;
}

/** What pages of documentation derive from the repository. Files are named from its root. */
export interface Facts {
  /** By their folder: `packages/ui-kit`. */
  packages: Record<
    string,
    {
      name: string;
      version: string;
      description: string;
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
}
