export { QuotePairs, type QuotePairsProps } from './QuotePairs.tsx';
