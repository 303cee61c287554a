export {
  SiteHeaderHalves,
  type SiteHeaderHalvesLabels,
  type SiteHeaderHalvesNav,
  type SiteHeaderHalvesProps,
} from './SiteHeaderHalves.tsx';
