export { QuoteForm, type QuoteFormProps, type QuoteLabels, type QuoteValues } from './QuoteForm.tsx';
