export { SiteFooterFloor, type SiteFooterFloorProps } from './SiteFooterFloor.tsx';
