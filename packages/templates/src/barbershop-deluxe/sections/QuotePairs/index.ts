export { QuotePairs, type QuotePair, type QuotePairsProps } from './QuotePairs.tsx';
