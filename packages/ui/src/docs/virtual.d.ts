declare module 'virtual:section-states' {
  /** What every section shows, read from its stories by `.storybook/main.ts`. */
  export const states: readonly string[];
  export const sections: readonly {
    name: string;
    shown: Readonly<Partial<Record<string, readonly { id: string; name: string }[]>>>;
    faults: readonly string[];
  }[];
}
