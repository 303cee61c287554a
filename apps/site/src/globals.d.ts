interface Window {
  /** The modules of the page's script, and what runs them, from before they were run (see hydration/startScript.js). */
  modules?: readonly string[];
  runModules?: () => void;
  /** When the page was opened, in milliseconds since the epoch. */
  openedAt?: number;
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
/** Likewise: the address of hydration/restScript.js, or nothing where the page does not rest. */
declare const REST: string;

interface Navigator {
  /** https://wicg.github.io/netinfo/, where the browser has it. */
  readonly connection?: { readonly saveData?: boolean };
}

interface ImportMetaEnv {
  /** Origin of the API when it is not the site's own, for example `https://api.example.com`. */
  readonly VITE_API_HOST?: string;
}
