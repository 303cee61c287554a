export { ReviewForm, type ReviewFormProps, type ReviewLabels, type ReviewValues } from './ReviewForm.tsx';
