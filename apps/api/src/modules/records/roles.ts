import type { Viewer } from '@praxiskit/core/fastify';

/** Works in the practice: at the desk, or as a doctor. */
export function isStaff(viewer: Viewer | null): boolean {
  return viewer?.roles.includes('staff') ?? false;
}

/** Reads what is for doctors alone; every doctor has the desk's rights, too. */
export function isDoctor(viewer: Viewer | null): boolean {
  return viewer?.roles.includes('doctor') ?? false;
}

/** Manages accounts and the practice's facts, and reads no letters (§ 203 StGB). */
export function isAdmin(viewer: Viewer | null): boolean {
  return viewer?.roles.includes('admin') ?? false;
}

/** May change public content: treatments, prices, texts, the practice's facts. */
export function mayPublish(viewer: Viewer | null): boolean {
  return isStaff(viewer) || isAdmin(viewer);
}
