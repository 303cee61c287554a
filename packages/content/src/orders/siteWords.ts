/** The words on an order's page about the website that its buyer owns. */
export const siteWords = {
  paused:
    'Your website is closed for now. Its visitors are told so, politely. Write to us if it is to open again.',
  take: {
    label: 'Take it with you',
    text: 'The website is yours. It goes with you to any host, whole, on any day.',
    files: 'Finished files, for any host',
    source: 'Source project',
    /** In a mail, where no heading around it says what it is. */
    download: {
      files: 'Download the finished files, for any host',
      source: 'Download the source project',
    },
  },
  photographs: 'Your photographs, as you sent them',
  entries: {
    heading: 'What your visitors sent',
    lead: 'It came to you by email, too, unless it is kept apart. Each stays for 12 months, or until you remove it.',
    none: 'Nothing yet. What somebody sends by a form of your website will stand here and is mailed to you.',
    next: 'Open your website and try its forms',
    loading: 'Fetching what was sent…',
    failed: 'We could not fetch what your visitors sent.',
    again: 'Try again',
    more: (count: number) => (count === 1 ? 'Show one more' : `Show ${count} more`),
    /** Of so many. */
    newest: (shown: number, total: number) =>
      `The newest ${shown} of ${total.toLocaleString('en')}. All of them are in the file.`,
    sent: 'Sent',
    suspicious: 'Kept apart',
    suspiciousNote: 'Filled in by a machine, perhaps. You were sent no email about it.',
    download: 'Download all, for a spreadsheet',
    unfold: 'Read on',
    fold: 'Read less',
    remove: {
      label: 'Remove',
      busyLabel: 'Removing…',
      spoken: (what: string, when: string) => `${what} of ${when}`,
    },
    removal: {
      question: 'Remove it for good?',
      warning: 'It is gone from this page and from the file. Nobody here can bring it back.',
      confirm: 'Remove it',
      keep: 'Keep it',
      close: 'Close',
      done: 'It is removed.',
      failed: 'We could not remove it. Please try again.',
    },
    /** The file for a spreadsheet. */
    file: {
      name: 'entries',
      at: 'Sent at (UTC)',
      form: 'Form',
      apart: 'Kept apart',
      yes: 'yes',
      others: 'Anything else',
    },
  },
  visits: {
    heading: 'Visits of the last 30 days',
    lead: 'How often each page was opened. Nobody is followed: no cookie, no name, only a number a day.',
    none: 'Nobody has come by yet. Each page that somebody opens is counted here.',
    share: 'Tell people its address:',
    byPage: 'By page',
    byDay: 'By day',
    page: 'Page',
    day: 'Day',
    visits: 'Visits',
    home: 'First page',
    all: 'All together',
  },
} as const;
