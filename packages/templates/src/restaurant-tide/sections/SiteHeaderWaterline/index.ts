export {
  SiteHeaderWaterline,
  type SiteHeaderWaterlineLabels,
  type SiteHeaderWaterlineNav,
  type SiteHeaderWaterlineProps,
} from './SiteHeaderWaterline.tsx';
