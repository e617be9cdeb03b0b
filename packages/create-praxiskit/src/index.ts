export { createPalette, type Oklch, type Pair, type Palette, readColor } from './color/palette.ts';
export { CreateError } from './error.ts';
export { type CreateOptions, createProject } from './project/create-project.ts';
export { type Language, languageNames, type Part, parts, type Site } from './project/site.ts';
