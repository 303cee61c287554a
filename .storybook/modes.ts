/** The pictures Chromatic takes of every story: the values of the toolbar, and the window's size. */
export const modes = {
  day: { theme: 'day', direction: 'ltr', viewport: 'desktop' },
  phone: { theme: 'day', direction: 'ltr', viewport: 'narrow' },
  night: { theme: 'night', direction: 'ltr', viewport: 'desktop' },
  'right to left': { theme: 'day', direction: 'rtl', viewport: 'desktop' },
};

const none = { disable: true };

/** For pieces with a theme of their own, which is the same by day and by night. */
export const ownTheme = { ...modes, night: none, 'right to left': none };
