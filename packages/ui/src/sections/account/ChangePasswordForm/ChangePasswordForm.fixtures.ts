import type { ChangePasswordFormProps } from './ChangePasswordForm.tsx';

export const page = {
  heading: 'Your key',
  headingLevel: 2,
  formAction: '/account/password',
  labels: {
    current: 'Current password',
    password: 'New password',
    passwordHint: 'At least 8 characters. A short sentence is good.',
    toggle: {
      show: 'Show',
      hide: 'Hide',
      shown: 'Your password can be seen',
      hidden: 'Your password is hidden',
    },
    enterCurrent: 'Enter your current password',
    enterPassword: 'Enter a new password',
    problems: 'There is something to put right',
    change: 'Change password',
    changing: 'Changing…',
    changed: 'Your password is changed.',
  },
} satisfies ChangePasswordFormProps;

export const german = {
  ...page,
  heading: 'Kundenkontozugangskennwort',
  lead: 'Alle anderen Anmeldungen enden mit der Zugangskennwortänderung.',
  labels: {
    ...page.labels,
    current: 'Bisheriges Kundenkontozugangskennwort',
    password: 'Neues Kundenkontozugangskennwort',
    toggle: { ...page.labels.toggle, show: 'Anzeigen', hide: 'Verbergen' },
    change: 'Kundenkontozugangskennwort ändern',
    changed: 'Kundenkontozugangskennwortänderung gespeichert.',
  },
} satisfies ChangePasswordFormProps;
