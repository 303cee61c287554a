const longest = { business: 120, details: 5_000 };

/** What the form for a quote is filled in with by the link that leads to it. */
export function quoteDraftOf(search: string) {
  const asked = new URLSearchParams(search);
  const read = (name: keyof typeof longest) => asked.get(name)?.slice(0, longest[name]) ?? '';
  return { business: read('business'), details: read('details') };
}
