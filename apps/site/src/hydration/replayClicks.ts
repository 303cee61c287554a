import { hideScriptNote } from './hideScriptNote.ts';

/** Once the page answers, does what was asked of it before it could (see startScript.js). */
export function replayClicks(): void {
  const clicked = window.awaitingScript ?? [];
  delete window.awaitingScript;
  delete window.runModules;
  delete window.modules;
  hideScriptNote();
  for (const button of clicked) if (button.isConnected) button.click();
}
