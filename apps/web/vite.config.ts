import { assetSources, siteBuild } from '@praxiskit/pages/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { sheets } from './src/asset-sources.ts';

export default siteBuild({
  sources: assetSources(...sheets),
  // Vite minifies for the browsers of the build; Tailwind would translate for older ones first.
  plugins: [react(), tailwindcss({ optimize: false })],
});
