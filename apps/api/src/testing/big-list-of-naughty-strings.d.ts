declare module 'big-list-of-naughty-strings' {
  const naughtyStrings: readonly string[];
  // oxlint-disable-next-line import/no-default-export -- A list as JSON is its module's default.
  export default naughtyStrings;
}
