interface Window {
  /** Buttons pressed before the page's script was there, in order. */
  awaitingScript?: HTMLElement[];
  /** What is done when a part of the page's script does not come (see hydration/startScript.js). */
  missScript?: (cause: unknown, tookTooLong?: boolean) => void;
  /** What others than React did to the markup before the page's script was there, in order. */
  changedByOthers?: MutationRecord[];
}

/** Written into the inline script by the renderer: the page's modules. */
declare const MODULES: readonly string[];
/** Likewise: whether the page waits until it is known who is here. */
declare const GUARDED: boolean;

interface ImportMetaEnv {
  /** Origin of the API when it is not the site's own, for example `https://api.example.com`. */
  readonly VITE_API_HOST?: string;
}
