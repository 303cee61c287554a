export { PhotoFinish } from './PhotoFinish.tsx';
