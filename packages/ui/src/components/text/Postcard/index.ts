export { Postcard, type PostcardLabels, type PostcardProps } from './Postcard.tsx';
