export { Shutter, type ShutterProps } from './Shutter.tsx';
