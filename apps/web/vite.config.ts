import { siteBuild } from '@praxiskit/pages/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { assetSources } from './src/asset-sources.ts';

export default siteBuild({
  sources: assetSources,
  // Vite minifies for the browsers of the build; Tailwind would translate for older ones first.
  plugins: [react(), tailwindcss({ optimize: false })],
});
