export {
  FieldsForm,
  type FieldsFormField,
  type FieldsFormLabels,
  type FieldsFormProps,
} from './FieldsForm.tsx';
