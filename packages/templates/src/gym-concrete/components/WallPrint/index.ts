export { WallPrint } from './WallPrint.tsx';
