export { Docket, type DocketProps } from './Docket.tsx';
