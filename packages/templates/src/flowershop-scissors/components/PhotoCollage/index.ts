export { PhotoCollage } from './PhotoCollage.tsx';
