import { minify, type Plugin } from 'vite';
import { inlineFile } from '../assets/built.ts';
import { inlineScript } from '../boot/inline.ts';

/** Writes the only inline script of every page, which names the built boot module. */
export function writeInline(): Plugin {
  return {
    name: 'write-inline',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const boot = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.isEntry && file.name === 'boot',
      );
      if (!boot) throw new Error('The build has no boot module');
      const { code } = await minify(inlineFile, inlineScript(`/${boot.fileName}`), {
        module: false,
      });
      this.emitFile({ type: 'asset', fileName: inlineFile, source: code.trim() });
    },
  };
}
