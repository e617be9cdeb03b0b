export { PreviewPage, type PreviewPageProps } from './testing/preview-page.tsx';
