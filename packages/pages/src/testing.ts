export { PreviewPage, type PreviewPageProps } from './preview-page.tsx';
