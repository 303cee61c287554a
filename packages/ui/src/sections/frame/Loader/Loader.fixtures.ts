/** What a website is made of, as it looks while it is made. */
export const defaultSnippets = [
  `<header class="fascia">
  <a href="/">Hargreave &amp; Son</a>
  <nav aria-label="Main">
    <a href="/prices">Prices</a>
    <a href="/find-us">Find us</a>
  </nav>
</header>`,
  `.awning {
  --stripe: 88px;
  block-size: 44px;
  background: linear-gradient(90deg, #0a6847 50%, #fff 0)
    0 0 / var(--stripe) round;
}

.awning:hover {
  rotate: 1deg;
}`,
  `const hours = [
  { day: 'Tuesday', from: '08:00', to: '18:00' },
  { day: 'Wednesday', from: '08:00', to: '18:00' },
  { day: 'Thursday', from: '08:00', to: '20:00' },
  { day: 'Friday', from: '08:00', to: '18:00' },
  { day: 'Saturday', from: '08:00', to: '16:00' },
];

export function openNow(at: Date): boolean {
  const today = hours.find(({ day }) => day === nameOf(at));
  return today !== undefined && within(today, at);
}`,
  `<form action="/book" method="post">
  <label for="name">Your name</label>
  <input id="name" name="name" autocomplete="name" required>
  <button>Book a chair</button>
</form>`,
  `export const prices = {
  cut: 18_00,
  shave: 24_00,
  beard: 12_00,
} satisfies Record<string, Pence>;

const total = order.reduce((sum, { item }) => sum + prices[item], 0);`,
  `@media (prefers-reduced-motion: no-preference) {
  .ticket { transition: rotate 160ms ease-out; }
  .ticket:hover { rotate: 2deg; }
}`,
] as const;
