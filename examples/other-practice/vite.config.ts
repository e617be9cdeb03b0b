import { siteBuild } from '@praxiskit/pages/vite';
import react from '@vitejs/plugin-react';

export default siteBuild({ plugins: [react()] });
