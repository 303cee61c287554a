export { FaqList, type FaqItem, type FaqListProps } from './FaqList.tsx';
