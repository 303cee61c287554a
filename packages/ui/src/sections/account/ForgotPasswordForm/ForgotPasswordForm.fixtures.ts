import type { ForgotPasswordFormProps } from './ForgotPasswordForm.tsx';

export const lostKey = {
  heading: 'Lost your key?',
  lead: 'Tell us where to write, and we’ll send a link to choose a new password.',
  formAction: '/user/forgot-password',
  loginHref: '/login',
  labels: {
    email: 'Email',
    enterEmail: 'Enter an email address like name@example.com',
    problems: 'There is something to put right',
    send: 'Send Reset Link',
    sending: 'Sending...',
    sent: 'Password reset link sent! Check your email.',
    sentNote: 'The link works once, for an hour.',
    backToLogin: 'Back to log in',
  },
} satisfies ForgotPasswordFormProps;

export const refusal = 'Something went wrong, please try again.';

export const german = {
  ...lostKey,
  heading: 'Kennwortzurücksetzung',
  lead: 'Wir senden Ihnen eine Zurücksetzungsverknüpfung an Ihre elektronische Postanschrift.',
  labels: {
    ...lostKey.labels,
    email: 'Grundstücksverkehrsgenehmigungszuständigkeitspostanschrift',
    send: 'Zurücksetzungsverknüpfung anfordern',
    sending: 'Wird versandt …',
    sent: 'Zurücksetzungsverknüpfung versandt! Bitte prüfen Sie Ihren Posteingang.',
    backToLogin: 'Zurück zur Kundenkontoanmeldung',
  },
} satisfies ForgotPasswordFormProps;
