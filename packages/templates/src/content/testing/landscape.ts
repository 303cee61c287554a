// Light at one end and dark at the other, edges soft and hard: what an ink, a screen or a cut makes of it can be seen.
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#f6c98f"/><stop offset="1" stop-color="#8fb6cf"/></linearGradient></defs><path fill="url(#s)" d="M0 0h1600v1067H0z"/><circle cx="1060" cy="330" r="150" fill="#fff4d6"/><path fill="#4f7389" d="M0 620 420 260l330 330 260-210 590 420v267H0z"/><path fill="#2c4a3f" d="M0 800q420-160 820-20t780-60v347H0z"/><path fill="#b5492f" d="M560 700h190v180H560z"/><path fill="#3a1f1a" d="m530 710 125-110 125 110z"/></svg>`;

/** A photograph that needs no network: hills, a low sun and a red house, half as wide again as high. */
export const landscape = {
  src: `data:image/svg+xml,${encodeURIComponent(drawn)}`,
  width: 1600,
  height: 1067,
  alt: 'A red house under hills, the sun low behind them',
};
