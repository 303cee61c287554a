export { TapedPrint } from './TapedPrint.tsx';
