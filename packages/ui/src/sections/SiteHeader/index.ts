export {
  SiteHeader,
  type SiteHeaderAction,
  type SiteHeaderLabels,
  type SiteHeaderNav,
  type SiteHeaderProps,
} from './SiteHeader.tsx';
