import type { ProfileFormProps } from './ProfileForm.tsx';

export const ada = { first_name: 'Ada', last_name: 'Hargreave', username: 'hargreave.son' };

export const page = {
  heading: 'Who you are',
  headingLevel: 2,
  formAction: '/account/profile',
  profile: ada,
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    username: 'Username',
    email: 'Email',
    allowedInUsername: 'Only letters, digits and . _ - can be used here. Anything else is left out.',
    enterFirstName: 'Enter your first name',
    enterLastName: 'Enter your last name',
    enterUsername: 'Enter a username',
    problems: 'There is something to put right',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved.',
  },
} satisfies ProfileFormProps;

export const german = {
  ...page,
  heading: 'Kundenkontoinhaberangaben',
  lead: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung.',
  email: 'donaudampfschifffahrtsgesellschaft@friseurmeisterbetrieb.example',
  labels: {
    ...page.labels,
    firstName: 'Vornamensangabe',
    lastName: 'Grundstücksverkehrsgenehmigungszuständigkeitsfamilienname',
    username: 'Benutzerkennungsbezeichnung',
    save: 'Kundenkontoangaben speichern',
    saved: 'Kundenkontoangabenänderung gespeichert.',
  },
} satisfies ProfileFormProps;
