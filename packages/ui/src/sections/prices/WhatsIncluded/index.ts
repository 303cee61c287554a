export {
  WhatsIncluded,
  type IncludedRow,
  type WhatsIncludedDelivery,
  type WhatsIncludedFigures,
  type WhatsIncludedLabels,
  type WhatsIncludedProps,
} from './WhatsIncluded.tsx';
