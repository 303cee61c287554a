export {
  BeforeAfter,
  type BeforeAfterLabels,
  type BeforeAfterPair,
  type BeforeAfterProps,
} from './BeforeAfter.tsx';
