interface Window {
  /** Buttons pressed before the page's script was there, in order. */
  awaitingScript?: HTMLElement[];
}

/** Written into the inline script by the renderer: the page's modules. */
declare const MODULES: readonly string[];

interface ImportMetaEnv {
  /** Origin of the API when it is not the site's own, for example `https://api.example.com`. */
  readonly VITE_API_HOST?: string;
}
