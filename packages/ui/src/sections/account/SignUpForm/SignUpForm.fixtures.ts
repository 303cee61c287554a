import {
  addressLabels,
  germanAddressLabels,
} from '../../../components/filters/FilteredField/FilteredField.fixtures.ts';
import type { SignUpFormProps } from './SignUpForm.tsx';

export const door = {
  heading: 'Sign up',
  lead: 'One key for your orders, your receipts and your website’s files.',
  formAction: '/user/register',
  loginHref: '/login',
  policy: { label: 'How we keep your data', href: '/privacy' },
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 8 characters. A short sentence is good.',
    toggle: {
      show: 'Show',
      hide: 'Hide',
      shown: 'Your password can be seen',
      hidden: 'Your password is hidden',
    },
    allowedInUsername: 'Only letters, digits and . _ - can be used here. Anything else is left out.',
    address: addressLabels,
    enterFirstName: 'Enter your first name',
    enterLastName: 'Enter your last name',
    enterUsername: 'Enter a username',
    enterEmail: 'Enter your email address',
    enterPassword: 'Enter a password',
    problems: 'There is something to put right',
    signUp: 'Sign Up',
    signingUp: 'Signing up…',
    haveAccount: 'Been here before?',
    logIn: 'Log in',
  },
} satisfies SignUpFormProps;

export const ada = {
  first_name: 'Ada',
  last_name: 'Hargreave',
  username: 'hargreave.son',
  email: 'ada@hargreave.example',
};

export const german = {
  ...door,
  heading: 'Kundenkontoeinrichtung',
  lead: 'Ein einziger Schlüssel für Bestellübersicht, Rechnungsbelege und Internetseitendateien.',
  labels: {
    ...door.labels,
    address: germanAddressLabels,
    firstName: 'Vornamensangabe',
    lastName: 'Grundstücksverkehrsgenehmigungszuständigkeitsfamilienname',
    username: 'Benutzerkennungsbezeichnung',
    email: 'Elektronische Postanschrift',
    password: 'Zugangskennwort',
    passwordHint: 'Mindestens acht Zeichen, gern ein kurzer Satz.',
    toggle: { ...door.labels.toggle, show: 'Anzeigen', hide: 'Verbergen' },
    signUp: 'Kundenkonto jetzt einrichten',
    haveAccount: 'Schon einmal hier gewesen?',
    logIn: 'Zur Kundenkontoanmeldung',
  },
} satisfies SignUpFormProps;
