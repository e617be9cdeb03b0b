import type { Plugin } from 'vite';

/**
 * Tailwind adds its banner and, for browsers without `@property`, a second way to set its
 * variables. Style sheets are in every page, and the build's `cssTarget` has no such browser.
 */
export function leaveOutFallbacks(): Plugin {
  return {
    name: 'leave-out-fallbacks',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = withoutFallbacks(String(file.source));
        }
      }
    },
  };
}

export function withoutFallbacks(css: string): string {
  return (
    css
      .replace(/^\/\*! tailwindcss .*?\*\/\s*/, '')
      .replace(/@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/, '')
      .replace(/@property --tw-[\w-]+\{syntax:"\*";inherits:false\}/g, '')
      // Removes only a fallback together with its condition: a declaration of the same property
      // before it.
      .replace(
        /(?:([\w-]+):[^;{}]*;)?@supports \(color:color-mix\(in lab, ?red, ?red\)\)\{(([\w-]+):[^{}]*)\}(?=(.?))/g,
        (whole, before: string | undefined, kept: string, property: string, next: string) => {
          // After the condition's brace is removed, the declaration needs its own end.
          const declared = next === '}' || next === '' ? kept : `${kept};`;
          return before === undefined || before === property
            ? declared
            : `${whole.slice(0, whole.indexOf('@supports'))}${declared}`;
        },
      )
      .replace(/var\((--color-[\w-]+), ?gray\)/g, 'var($1)')
      .trim()
  );
}
