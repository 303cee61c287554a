// In the head of every page: sets the visitor's theme before anything is painted.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {}
