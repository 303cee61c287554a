/** What every page of the shop shares. */
export const layout = {
  skip: 'Skip to the shop',
  navigation: 'Main',
  menu: 'Menu',
  close: 'Close menu',
  home: 'Home',
  templates: 'Templates',
  shelf: 'On the shelf',
  allTemplates: 'All templates',
  counter: 'At the counter',
  write: 'Write to us',
  quote: 'Ask for a quote',
  social: 'Elsewhere',
  policies: 'Small print',
  notices: {
    region: 'Notices ({hotkey})',
    success: 'Done',
    error: 'Problem',
    close: 'Close',
  },
} as const;
