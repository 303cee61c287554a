export { LeadQuotes, type LeadQuote, type LeadQuotesProps } from './LeadQuotes.tsx';
