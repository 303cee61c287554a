/** The script is late, and there after all: what startScript.js said of it is taken back. */
export const hideScriptNote = () => document.getElementById('script-note')?.setAttribute('hidden', '');
