export {
  SiteCabinet,
  type SiteCabinetLabels,
  type SiteCabinetNav,
  type SiteCabinetProps,
} from './SiteCabinet.tsx';
