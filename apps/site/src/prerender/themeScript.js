// Stands in the head of every page: the lights are as the visitor left them before anything is painted.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {}
