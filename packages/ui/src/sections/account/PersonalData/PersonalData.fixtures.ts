import type { PersonalDataProps } from './PersonalData.tsx';

export const page = {
  heading: 'What we keep of you',
  headingLevel: 2,
  download: {
    label: 'Download my data',
    busyLabel: 'Gathering it…',
    done: 'It is with your downloads.',
    onClick: () => undefined,
  },
  closing: {
    heading: 'Close the account',
    text: 'Your name, address and password are forgotten. Orders stay in our books without you.',
    formAction: '/account/profile',
    labels: {
      open: 'Close my account',
      question: 'Close your account for good?',
      warning: 'This cannot be undone.',
      password: 'Password',
      toggle: {
        show: 'Show',
        hide: 'Hide',
        shown: 'Your password can be seen',
        hidden: 'Your password is hidden',
      },
      enterPassword: 'Enter your password',
      problems: 'There is something to put right',
      confirm: 'Yes, forget me',
      confirming: 'Forgetting you…',
      keep: 'Keep my account',
      close: 'Close',
    },
  },
} satisfies PersonalDataProps;

export const german = {
  ...page,
  heading: 'Datenspeicherungsübersicht',
  lead: 'Datenschutzgrundverordnungsauskunftsanspruch, jederzeit unentgeltlich.',
  download: { ...page.download, label: 'Datenauskunft herunterladen', status: 'success' as const },
  closing: {
    ...page.closing,
    heading: 'Kundenkontoschließung',
    labels: {
      ...page.closing.labels,
      open: 'Kundenkontoschließung einleiten',
      question: 'Kundenkontoschließungsbestätigung',
      confirm: 'Kundenkonto unwiderruflich schließen',
      keep: 'Kundenkonto behalten',
    },
  },
} satisfies PersonalDataProps;
