import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a package publishes changes with these; tests, stories and pages of Storybook do not. */
const published =
  /^packages\/([^/]+)\/(?:package\.json|src\/.+(?<!\.(?:test|stories)\.tsx?|\.mdx))$/;

export interface ChangesetFindings {
  /** One line for each package that changed without a changeset. */
  wrong: string[];
  /** Why nothing could be compared; null where it could. */
  unknown: string | null;
}

/**
 * Packages that changed without a changeset that names them. On a branch: since it left `main`, and the
 * changeset has to be one of the branch, new or extended. On `main`: since the package's last version,
 * when its CHANGELOG.md was written, and any changeset counts that waits for the next one. What is not
 * committed counts, too.
 */
export function checkChangesets(root: string): ChangesetFindings {
  const unknown = (reason: string) => ({ wrong: [], unknown: reason });
  const head = git(root, 'rev-parse', 'HEAD');
  if (head === null) return unknown('no commit to compare with');
  const main = ['main', 'origin/main'].find((name) => git(root, 'rev-parse', '--verify', name));
  if (!main) return unknown('no branch main to compare with');
  const base = git(root, 'merge-base', 'HEAD', main);
  if (base === null) return unknown(`the clone is too shallow to compare with ${main}`);
  const branch = git(root, 'branch', '--show-current');
  if (base !== head || (branch && branch !== 'main')) {
    const changed = changedSince(root, base);
    const named = namesIn(root, changed);
    return { wrong: packagesIn(changed).flatMap((name) => sentence(name, named)), unknown: null };
  }
  if (git(root, 'rev-parse', '--is-shallow-repository') === 'true') {
    return unknown('the clone is too shallow to know the last version');
  }
  const named = namesIn(root, waitingIn(root));
  const wrong = waitingPackages(root).flatMap((name) => sentence(name, named));
  return { wrong, unknown: null };
}

/** Packages that changed since the commit that wrote their changelog; one without such a commit is new. */
function waitingPackages(root: string): string[] {
  const homes = lines(
    git(root, 'ls-files', '-co', '--exclude-standard', 'packages/*/package.json'),
  );
  return packagesIn(homes).filter((name) => {
    const last = git(root, 'log', '-1', '--format=%H', '--', `packages/${name}/CHANGELOG.md`);
    return !last || packagesIn(changedSince(root, last, `packages/${name}`)).length > 0;
  });
}

function sentence(name: string, named: ReadonlySet<string>): string[] {
  if (named.has(`@praxiskit/${name}`)) return [];
  return [
    `packages/${name} changed, and no changeset names it: npx changeset, or a sentence more in .changeset/${name}-first.md`,
  ];
}

function changedSince(root: string, base: string, ...paths: string[]): string[] {
  return [
    ...lines(git(root, 'diff', '--name-only', base, '--', ...paths)),
    ...lines(git(root, 'ls-files', '--others', '--exclude-standard', '--', ...paths)),
  ];
}

function packagesIn(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => published.exec(file)?.[1] ?? []))].sort();
}

const waitingIn = (root: string) =>
  lines(git(root, 'ls-files', '-co', '--exclude-standard', '.changeset/*.md'));

/** The packages that the changesets among these files name. */
function namesIn(root: string, files: readonly string[]): Set<string> {
  const changesets = files
    .filter((file) => /^\.changeset\/[^/]+\.md$/.test(file))
    .map((file) => join(root, file))
    .filter((file) => existsSync(file));
  return new Set(
    changesets.flatMap((file) => {
      const head = readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '';
      return [...head.matchAll(/^["']?(@[\w-]+\/[\w-]+)["']?:/gm)].map(([, name = '']) => name);
    }),
  );
}

/** Its output, or null where git fails. */
function git(root: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

const lines = (text: string | null) => (text ?? '').split('\n').filter(Boolean);
