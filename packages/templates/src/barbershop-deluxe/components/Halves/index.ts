export {
  Halves,
  HalvesHead,
  HalvesRow,
  type HalvesHeadProps,
  type HalvesProps,
  type HalvesRowProps,
} from './Halves.tsx';
