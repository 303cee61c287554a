export {
  SiteHeader,
  type SiteHeaderLabels,
  type SiteHeaderNav,
  type SiteHeaderProps,
} from './SiteHeader.tsx';
