export { SiteFooter, type SiteFooterContact, type SiteFooterProps } from './SiteFooter.tsx';
