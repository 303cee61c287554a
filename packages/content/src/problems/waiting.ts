/** Said while the site finds out who is logged in (docs/product.md, “Accounts and sessions”), or cannot. */
export const waiting = {
  heading: 'Loading your experience...',
  needsScript: {
    heading: 'This door opens with JavaScript',
    text: 'Your browser has it switched off. Logging in and your account need it. Looking round, asking and buying do not.',
    home: 'Return to Home',
    templates: 'Look at the templates',
  },
} as const;
