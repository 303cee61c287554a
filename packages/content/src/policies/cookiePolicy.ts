import { brand } from '../brand.ts';
import { choiceNames } from './consent.ts';
import { storageKeys } from './cookies.ts';
import type { Policy } from './policy.ts';

/** When it may be stored: always, or with which answer to the notice. */
const classes = {
  necessary: 'Necessary',
  preferences: 'Preferences',
  statistics: 'Statistics',
} as const;

const places = { cookie: 'Cookie', local: 'Local storage', session: 'Session storage' } as const;

interface Described {
  class: keyof typeof classes;
  place: keyof typeof places;
  purpose: string;
  lifetime: string;
}

const described: Readonly<Record<keyof typeof storageKeys, Described>> = {
  consent: {
    class: 'necessary',
    place: 'local',
    purpose: 'Remembers your answer to the cookie notice, so that we ask once.',
    lifetime: 'Until you change it below or clear your browser',
  },
  consentOverSignal: {
    class: 'necessary',
    place: 'local',
    purpose:
      'Remembers that you accepted all although your browser asks for privacy (Global Privacy Control), so that your answer counts. It holds the word “yes”.',
    lifetime: 'Until you change your answer below or clear your browser',
  },
  userStatus: {
    class: 'necessary',
    place: 'cookie',
    purpose:
      'Says that you were logged in here, so that the page waits for your account. It then holds the word “logged-in”. If you log out while our server cannot be reached, it holds “logged-out” until we have ended your session there.',
    lifetime: '14 days after your last visit, or until our server knows that you have logged out',
  },
  refresh: {
    class: 'necessary',
    place: 'cookie',
    purpose: 'Keeps you logged in. Only our server can read it, over a secure connection alone.',
    lifetime: '14 days after your last visit, 90 days at most, or until you log out',
  },
  refreshWithoutTls: {
    class: 'necessary',
    place: 'cookie',
    purpose: 'The same, where the shop is tried out on one’s own computer without a secure connection.',
    lifetime: '14 days after your last visit, 90 days at most, or until you log out',
  },
  workshop: {
    class: 'necessary',
    place: 'local',
    purpose:
      'Keeps what you typed for the website you bought while it cannot be saved with us, because the line is down. It holds those words and the address of your order.',
    lifetime: 'Until it is saved, some moments later as a rule',
  },
  saved: {
    class: 'necessary',
    place: 'local',
    purpose:
      'Keeps the templates for which you pressed “Save”, so that you find them again on this device. It holds their names as they stand in our addresses, and is there only once you have pressed that button.',
    lifetime: 'Until you let the last of them go or clear your browser',
  },
  triedFront: {
    class: 'necessary',
    place: 'session',
    purpose:
      'Keeps the photograph that you chose to try a website with, so that the next one wears it too and you can send it once you have ordered. It is scaled down, without the place and the camera it was taken with, and is there only once you have chosen one. We do not get it unless you send it.',
    lifetime: 'Until you take it away, send it or close the tab',
  },
  accessToken: {
    class: 'necessary',
    place: 'session',
    purpose:
      'We keep nothing here. Should anything ever be left under this key, it is cleared when you log out.',
    lifetime: 'Nothing is kept',
  },
  tried: {
    class: 'preferences',
    place: 'session',
    purpose:
      'Keeps what you typed to try a website with your name, so that the next one wears it too. It holds the name, the line, the telephone number, the town and the looks that you chose.',
    lifetime: 'Until you close the tab',
  },
  theme: {
    class: 'preferences',
    place: 'local',
    purpose: 'Remembers whether you want the shop by day or by night.',
    lifetime: 'Until you change it or clear your browser',
  },
};

const keys = Object.keys(described) as (keyof typeof storageKeys)[];

/** Each stored value, in the words of the policy. */
export const cookieRows = keys.map((name) => {
  const { class: needs, place, purpose, lifetime } = described[name];
  return { key: storageKeys[name], class: classes[needs], place: places[place], purpose, lifetime };
});

export const cookieTable = {
  caption: 'Everything we keep in your browser',
  key: 'Name',
  columns: { purpose: 'What for', lifetime: 'Where, and how long' },
} as const;

/** On the button over the policy: the reason to bring the notice back. */
export const changeChoice = 'Change your choice';

/** On the button below: what it does. */
export const reopenCookies = 'Open the cookie notice';

/** The part of the policy after which the table stands, and the one that holds the button. */
export const cookieParts = { table: 'list', button: 'change' } as const;

export const cookiePolicy: Policy = {
  title: 'Cookie policy',
  heading: 'Cookies',
  lead: 'A few small notes that your browser keeps for us. Here is every one of them, and how to be rid of them.',
  description: `Every cookie and storage key that ${brand.name} sets, what each is for, how long it lasts, and how to change your mind.`,
  date: '2026-11-27',
  parts: [
    {
      id: 'short',
      heading: 'In short',
      body: [
        'We set what the shop cannot work without. Everything else waits until you have said yes. There are no advertising cookies here, and nothing from anybody but us.',
        'By “cookies” we also mean what a page may store in your browser in other ways: local storage, which stays, and session storage, which goes when you close the tab.',
      ],
    },
    {
      id: 'list',
      heading: 'What we keep in your browser',
      body: [
        'This list is made from the same one that our code takes its names from. If it is not here, we do not set it.',
      ],
    },
    {
      id: 'choices',
      heading: 'Your three choices',
      body: [
        'The notice offers three answers. They are worth the same to us, and the shop works with each of them.',
        {
          terms: [
            {
              name: choiceNames['reject-some'],
              words:
                'What keeps you logged in, the templates that you save, a photograph that you choose to try, and your answer itself. These need no consent, since without them you could not have what you asked for.',
            },
            {
              name: choiceNames.accept,
              words: 'We also remember whether you want the shop by day or by night.',
            },
            {
              name: choiceNames['accept-all'],
              words:
                'All of that, and we measure how quickly pages open and answer. Your browser sends us at most four timings of a page, rounded, with the kind of page and without an id or anything that says who you are. We add them to the counts of that day, and delete those after 90 days. Nothing more is stored in your browser for it.',
            },
          ],
        },
        `Until you answer, we act as though you had chosen “${choiceNames['reject-some']}”.`,
      ],
    },
    {
      id: 'change',
      heading: 'Changing your mind',
      body: [
        'Whenever you like, and as often as you like. What you no longer allow is no longer used from then on.',
        'You can also remove everything yourself: every browser has a place for “site data” or “cookies” in its settings. You will be logged out, and we will ask once more.',
      ],
    },
    {
      id: 'others',
      heading: 'Other people’s cookies',
      body: [
        'Our pages load nothing from other companies: no trackers, no fonts, no embedded films. If you pay by card you leave our site for the page of the payment provider, where its own cookie policy applies. So it does where you follow a link to a social network.',
      ],
    },
    {
      id: 'contact',
      heading: 'Questions',
      body: [
        `Write to [${brand.email}](mailto:${brand.email}). What becomes of your data elsewhere in the shop is in our [privacy policy](/privacy).`,
      ],
    },
  ],
};
