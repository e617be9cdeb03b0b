import type { WebApp, WebAssets } from './contract.ts';

export function createWebApp(_assets: WebAssets): WebApp {
  throw new Error('unreachable');
}
