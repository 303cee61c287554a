export { HungHead, type HungHeadProps } from './HungHead.tsx';
