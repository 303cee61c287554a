export { RecordDetail, type RecordDetailProps, type RecordFact } from './RecordDetail.tsx';
