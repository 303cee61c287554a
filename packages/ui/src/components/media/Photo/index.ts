export { Photo, type PhotoFocus, type PhotoProps } from './Photo.tsx';
