export { FaqDetails, type FaqDetailsItem, type FaqDetailsProps } from './FaqDetails.tsx';
