export { KeyTag } from './KeyTag.tsx';
