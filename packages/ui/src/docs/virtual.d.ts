declare module 'virtual:section-states' {
  /** What every section shows, read from its stories by `.storybook/main.ts`. */
  export const sections: readonly {
    name: string;
    shown: Readonly<Partial<Record<string, readonly { id: string; name: string }[]>>>;
    faults: readonly string[];
  }[];
}

declare module 'virtual:library' {
  interface Shelf {
    name: string;
    pieces: readonly { name: string; purpose?: string; page: string }[];
  }
  /** Every section and every component that has a page, read from its file by `.storybook/main.ts`. */
  export const shelves: readonly Shelf[];
  export const drawers: readonly Shelf[];
}
