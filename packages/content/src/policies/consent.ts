/** The names of the three answers, the same in the notice that asks and in the policy that explains. */
export const choiceNames = {
  'reject-some': 'Necessary only',
  accept: 'Necessary and preferences',
  'accept-all': 'Accept all',
} as const;

const { 'accept-all': all } = choiceNames;

/** The notice that asks what may be kept and measured. */
export const consent = {
  heading: 'A word about cookies',
  text: `We always keep what the shop needs. Preferences remember dark or light. “${all}” also times our pages, without knowing who you are.`,
  /** Added for a browser that sends Global Privacy Control. */
  signal: `Your browser asks us not to follow you (Global Privacy Control), so no page is timed unless you choose “${all}” here and now.`,
  policy: 'Cookie policy',
  labels: { ...choiceNames, saved: 'Your choice is kept.' },
} as const;
