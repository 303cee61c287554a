export const home = {
  heading: 'Open for business, online.',
  lead: 'Ready-made websites for small shops. Pick the one for your trade and we’ll put your name over the door.',
  choose: 'Choose your website',
  look: 'Look in the windows',
  chooser: 'What’s your trade?',
  lookInside: 'Look inside',
  open: 'OPEN',
  windows: {
    heading: 'Have a look in the windows',
    text: 'Each one is a real, working site. Open the demo on your phone, the way your customers will.',
  },
} as const;
