import {
  addressLabels,
  germanAddressLabels,
} from '../../../components/filters/FilteredField/FilteredField.fixtures.ts';
import type { LoginFormProps } from './LoginForm.tsx';

export const door = {
  heading: 'Log in',
  lead: 'Your orders, receipts and downloads are behind this door.',
  formAction: '/user/login',
  hrefs: { forgotPassword: '/forgot-password', signUp: '/sign-up' },
  labels: {
    email: 'Email',
    address: addressLabels,
    password: 'Password',
    toggle: {
      show: 'Show',
      hide: 'Hide',
      shown: 'Your password can be seen',
      hidden: 'Your password is hidden',
    },
    enterEmail: 'Enter your email address',
    enterPassword: 'Enter your password',
    problems: 'There is something to put right',
    logIn: 'Log in',
    loggingIn: 'Logging in…',
    forgotPassword: 'Forgot password?',
    newHere: 'New here?',
    signUp: 'Sign Up',
  },
} satisfies LoginFormProps;

export const german = {
  ...door,
  heading: 'Kundenkontoanmeldung',
  lead: 'Bestellübersicht, Rechnungsbelege und Herunterladeverzeichnis liegen hinter dieser Tür.',
  labels: {
    ...door.labels,
    address: germanAddressLabels,
    email: 'Elektronische Postanschrift',
    password: 'Grundstücksverkehrsgenehmigungszuständigkeitskennwort',
    toggle: { ...door.labels.toggle, show: 'Anzeigen', hide: 'Verbergen' },
    logIn: 'Im Kundenkonto anmelden',
    forgotPassword: 'Haben Sie Ihr Kennwort vergessen?',
    newHere: 'Zum ersten Mal hier?',
    signUp: 'Kundenkonto einrichten',
  },
} satisfies LoginFormProps;
