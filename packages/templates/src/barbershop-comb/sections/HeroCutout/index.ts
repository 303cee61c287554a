export { HeroCutout, type HeroCutoutProps } from './HeroCutout.tsx';
