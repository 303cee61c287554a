export { CoursePlates, type Course, type CoursePlatesProps } from './CoursePlates.tsx';
