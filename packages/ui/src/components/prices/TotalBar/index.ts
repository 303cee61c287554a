export { TotalBar, type TotalBarProps } from './TotalBar.tsx';
