export { MapThread, type MapThreadProps } from './MapThread.tsx';
