declare module 'big-list-of-naughty-strings' {
  const naughtyStrings: readonly string[];
  // A list as JSON is its module's default.
  export default naughtyStrings;
}
