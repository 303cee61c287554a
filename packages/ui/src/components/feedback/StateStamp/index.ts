export { StateStamp, type StateStampProps } from './StateStamp.tsx';
