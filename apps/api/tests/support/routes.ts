import type { FastifyInstance } from 'fastify';

/** A route as Fastify has it. */
export interface FoundRoute {
  method: string;
  /** With its parameters: `/api/:view/:id`. */
  url: string;
}

/** `printRoutes` draws a tree: a level is four characters deep, a branch is `path (GET, HEAD)`. */
export function routesOf(app: FastifyInstance): FoundRoute[] {
  const found: FoundRoute[] = [];
  const path: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, part, methods] = /^(.*?(?:├|└)── )(\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    if (indent === undefined) continue;
    path.length = indent.length / 4 - 1;
    path.push(part ?? '');
    for (const method of methods?.split(', ') ?? []) found.push({ method, url: path.join('') });
  }
  return found;
}
