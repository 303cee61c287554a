export {
  MessageForm,
  type MessageFormProps,
  type MessageLabels,
  type MessageValues,
} from './MessageForm.tsx';
