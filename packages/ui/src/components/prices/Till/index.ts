export { Till, type TillLabels, type TillProps } from './Till.tsx';
