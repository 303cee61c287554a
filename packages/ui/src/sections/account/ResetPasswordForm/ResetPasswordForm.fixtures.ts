import type { ResetPasswordFormProps } from './ResetPasswordForm.tsx';

export const newKey = {
  heading: 'Cut a new key',
  lead: 'Choose a new password. Whoever was logged in with the old one is logged out.',
  formAction: '/user/reset-password/f3a9',
  loginHref: '/login',
  labels: {
    password: 'New password',
    passwordHint: 'At least 8 characters. A short sentence is good.',
    confirm: 'Confirm password',
    showPasswords: 'Show Passwords',
    enterPassword: 'Enter a new password',
    mismatch: 'Passwords do not match',
    problems: 'There is something to put right',
    reset: 'Reset Password',
    resetting: 'Resetting...',
    done: 'Password reset successful! Redirecting...',
    backToLogin: 'Back to log in',
  },
} satisfies ResetPasswordFormProps;

export const expired = 'This link has been used or is older than an hour. Ask for a new one.';

export const german = {
  ...newKey,
  heading: 'Kennworterneuerung',
  lead: 'Wählen Sie ein neues Kundenkontozugangskennwort. Bisherige Anmeldungen enden damit.',
  labels: {
    ...newKey.labels,
    password: 'Neues Kundenkontozugangskennwort',
    passwordHint: 'Mindestens acht Zeichen, gern ein kurzer Satz.',
    confirm: 'Grundstücksverkehrsgenehmigungszuständigkeitskennwortwiederholung',
    showPasswords: 'Beide Kennwörter während der Eingabe anzeigen',
    reset: 'Kennwort jetzt zurücksetzen',
    backToLogin: 'Zurück zur Kundenkontoanmeldung',
  },
} satisfies ResetPasswordFormProps;
