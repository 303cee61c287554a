export { OccasionList, type Occasion, type OccasionListProps } from './OccasionList.tsx';
