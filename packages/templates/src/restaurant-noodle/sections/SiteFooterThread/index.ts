export { SiteFooterThread, type SiteFooterThreadProps } from './SiteFooterThread.tsx';
