export {
  ContactForm,
  type ContactFormProps,
  type ContactLabels,
  type ContactValues,
} from './ContactForm.tsx';
