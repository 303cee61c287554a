export {
  ProfileForm,
  type ProfileFormProps,
  type ProfileLabels,
  type ProfileValues,
} from './ProfileForm.tsx';
