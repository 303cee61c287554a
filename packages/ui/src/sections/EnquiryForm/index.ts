export {
  EnquiryForm,
  type EnquiryField,
  type EnquiryFormLabels,
  type EnquiryFormProps,
} from './EnquiryForm.tsx';
