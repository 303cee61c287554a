export { QuotesAcross, type QuoteAcross, type QuotesAcrossProps } from './QuotesAcross.tsx';
