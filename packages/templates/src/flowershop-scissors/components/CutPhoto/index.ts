export { CutPhoto } from './CutPhoto.tsx';
