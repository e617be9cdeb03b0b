/** The skin, from the surface down: the order of treatments, menu, prices and colors. */
export const layers = ['oberhaut', 'lederhaut', 'unterhaut', 'muskel', 'blutbahn'] as const;

export type Layer = (typeof layers)[number];
