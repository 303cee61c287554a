export { SiteFooterHalves, type SiteFooterHalvesProps } from './SiteFooterHalves.tsx';
