export {
  SiteFooterHalves,
  type SiteFooterHalvesContact,
  type SiteFooterHalvesProps,
} from './SiteFooterHalves.tsx';
