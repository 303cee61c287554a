export { AttentionList, type AttentionListProps, type AttentionItem } from './AttentionList.tsx';
