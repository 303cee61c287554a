type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type NumberIn<Text> = Text extends `${infer Figure extends number}` ? Figure : never;

/** A full hour on the clock of 24, midnight at either end. */
export type Hour = NumberIn<`${'' | 1}${Digit}` | `2${0 | 1 | 2 | 3 | 4}`>;

/** A full hour, or half past it: 13, 8.5. */
export type HalfHour = Hour | NumberIn<`${Exclude<Hour, 24>}.5`>;

/** A time on the clock of 24, five characters: “06:15”. */
export type ClockTime = `${`${0 | 1}${Digit}` | `2${0 | 1 | 2 | 3}`}:${number}`;
