export { RecordDetail, type RecordDetailProps } from './RecordDetail.tsx';
