export { RecordCover } from './RecordCover.tsx';
