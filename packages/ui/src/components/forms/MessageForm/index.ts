export { MessageForm, type MessageFormProps, type MessageLabels } from './MessageForm.tsx';
