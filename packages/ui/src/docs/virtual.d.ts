declare module 'virtual:section-states' {
  /** What every section shows, read from its stories by `.storybook/main.ts`. */
  export const states: readonly string[];
  export const sections: readonly {
    name: string;
    shown: Readonly<Partial<Record<string, readonly { id: string; name: string }[]>>>;
    faults: readonly string[];
  }[];
}

declare module 'virtual:library' {
  /** Every section on the shelf of its job, read from its file by `.storybook/main.ts`. */
  export const shelves: readonly {
    job: string;
    pieces: readonly { name: string; purpose?: string; used: boolean }[];
  }[];
}
