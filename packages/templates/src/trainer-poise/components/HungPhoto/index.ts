export { HungPhoto } from './HungPhoto.tsx';
