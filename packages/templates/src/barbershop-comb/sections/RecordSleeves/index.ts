export { RecordSleeves, type RecordSleeve, type RecordSleevesProps } from './RecordSleeves.tsx';
