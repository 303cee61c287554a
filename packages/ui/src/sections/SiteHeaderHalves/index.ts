export { SiteHeaderHalves, type SiteHeaderHalvesProps } from './SiteHeaderHalves.tsx';
