export { PoolsideHead, type PoolsideHeadProps } from './PoolsideHead.tsx';
