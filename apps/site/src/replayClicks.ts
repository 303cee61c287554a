/** Once the page answers, does what was asked of it before it could (see prerender/lateEntry.js). */
export function replayClicks(): void {
  const clicked = window.awaitingScript ?? [];
  delete window.awaitingScript;
  // Late, and there after all.
  document.getElementById('script-note')?.setAttribute('hidden', '');
  for (const button of clicked) if (button.isConnected) button.click();
}
