export { AccountPanelForm, type AccountPanelFormProps } from './AccountPanelForm.tsx';
