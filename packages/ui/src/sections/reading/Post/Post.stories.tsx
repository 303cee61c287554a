import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '../../../primitives/index.ts';
import { vars } from '../../../theme/contract.css.ts';
import { placeholder } from '../../../testing/placeholder.ts';
import { clock, hours, labels, readOn, verordnung } from './Post.fixtures.ts';
import { Post } from './Post.tsx';

const listing = placeholder('A search listing with the hours under the shop’s name', {
  width: 1200,
  height: 600,
});

const words = (
  <>
    <p>
      A man with wet hair is standing in Station Road at ten to six. He has his phone out, and he is not
      asking it who you are. He is asking <a href="/blog/asking">whether to start walking</a>.
    </p>
    <h2>Three places to say it</h2>
    <p>Say it in the same words in all three. Search engines believe what they read twice.</p>
    <ol>
      <li>At the top of your page, as text. Not in a picture.</li>
      <li>In your listing on the map, bank holidays too.</li>
      <li>
        In the page’s own data, which looks like <code>openingHours</code> and is read by machines.
      </li>
    </ol>
    <blockquote>
      <p>If the door says six and the phone says five, people believe the phone.</p>
      <cite>Hargreave, barber</cite>
    </blockquote>
    <p>Then leave it alone until the clocks change.</p>
  </>
);

const everything = (
  <>
    {words}
    <h3>What to write</h3>
    <ul>
      <li>
        Days by name
        <ul>
          <li>
            <strong>Mon to Fri</strong>, never <em>weekdays</em>
          </li>
        </ul>
      </li>
      <li>The hour you lock up, not the hour you sweep</li>
    </ul>
    <figure>
      <img {...listing} alt={listing.alt} />
      <figcaption>The same hours, under the name, on the map.</figcaption>
    </figure>
    <h4>For machines</h4>
    <pre>
      <code>{`<time datetime="Tu-Sa 09:00-18:00">Tuesday to Saturday, 9 to 6</time>`}</code>
    </pre>
    <p>
      Press <kbd>Ctrl</kbd> and <kbd>U</kbd> to see whether it is there.
    </p>
    <table>
      <caption>How long a change takes to show</caption>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">Who changes it</th>
          <th scope="col">Shown after</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Your page</th>
          <td>You</td>
          <td>At once</td>
        </tr>
        <tr>
          <th scope="row">The map</th>
          <td>You, and they check</td>
          <td>Three days</td>
        </tr>
      </tbody>
    </table>
    <hr />
    <dl>
      <dt>Special hours</dt>
      <dd>Days that are not like others: Christmas Eve, the day of the street fair.</dd>
    </dl>
  </>
);

const { title, date } = hours;

const meta = preview.meta({
  component: Post,
  args: { title, date, labels, children: <p>We have moved. The new door is two along, and green.</p> },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'missing-picture', 'keyboard'],
  },
});

/** A title, a day, a paragraph. */
export const ShortNote = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.queryByText('By')).toBeNull();
  },
});

/** What most posts are: a picture, who wrote it, and a few minutes of words. */
export const Usual = meta.story({
  tags: ['usual'],
  args: { ...hours, picture: clock, children: words },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: clock.alt })).toBeVisible();
    await expect(canvas.getByText('2 March 2026')).toHaveAttribute('datetime', '2026-03-02');
    await expect(canvas.getByText('Edda Fairweather')).toBeVisible();
    await expect(canvas.getByText('4 minutes to read')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'SEO' })).toHaveAttribute('href', '/blog?category=seo');
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  },
});

/** Its subject can be bought: named before the words. */
export const WithExamples = meta.story({
  args: {
    ...hours,
    children: words,
    examples: {
      label: 'On our shelf:',
      items: [
        { label: 'Barbershop Classic', href: '/templates/barbershop/barbershop-classic' },
        { label: 'Restaurant Long Table', href: '/templates/restaurant/restaurant-long-table' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const example = canvas.getByRole('link', { name: 'Barbershop Classic' });
    const first = canvas.getByRole('heading', { level: 2, name: 'Three places to say it' });
    await expect(example.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Everything an author may write: nested lists, figures, code, keys, a table, a break, a glossary. */
export const EveryElement = meta.story({
  tags: ['many'],
  args: { ...hours, picture: clock, children: everything },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'How long a change takes to show' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'For machines' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: listing.alt })).toBeVisible();
  },
});

/** The same on the narrowest phone: tables and code wrap, nothing scrolls sideways. */
export const OnAPhone = EveryElement.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async () => {},
});

/** No picture: the headline is enough. */
export const WithoutPicture = meta.story({ tags: ['usual'], args: { ...hours, children: words } });

/** Cut from paper in the theme's colours rather than photographed: on a desktop it stands beside the headline, and the words begin in the first screen. */
export const WithDrawing = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: {
    ...hours,
    children: words,
    drawing: (
      <Drawing label="A round clock" viewBox="0 0 640 360" fill="middle">
        <rect width="640" height="360" fill={vars.color.paper1} />
        <circle cx="320" cy="180" r="90" fill={vars.color.paper2} />
        <path d="M316 110h8v66h44v8h-52z" fill={vars.color.paper5} />
      </Drawing>
    ),
  },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'A round clock' });
    const { left, height } = drawing.getBoundingClientRect();
    const { top, bottom } = drawing.closest('header + div')!.getBoundingClientRect();
    const head = canvas.getByRole('heading', { level: 1 }).closest('header')!;
    await expect(top).toBeCloseTo(head.firstElementChild!.getBoundingClientRect().top, 0);
    await expect(bottom).toBeCloseTo(head.getBoundingClientRect().bottom, 0);
    await expect(height).toBeGreaterThan(100);
    await expect(left).toBeGreaterThan(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left,
    );
  },
});

/** The next and the previous post. */
export const WithNeighbours = meta.story({
  args: { ...hours, ...readOn, children: words },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'More posts' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Newer Five photographs every shop needs' }),
    ).toHaveAttribute('href', '/blog/five-photographs');
    await expect(
      canvas.getByRole('link', { name: 'Older What a website costs after the first year' }),
    ).toHaveAttribute('href', '/blog/running-costs');
  },
});

/** The first post of all: nothing came before it. */
export const Oldest = meta.story({
  args: { ...hours, ...readOn, neighbours: { newer: readOn.neighbours.newer }, children: words },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Older')).toBeNull();
  },
});

/** On a painted board. */
export const OnABoard = meta.story({ args: { ...hours, children: everything, tone: 'deep' } });

/** The picture never came: its words stand in its place. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: { ...hours, picture: { ...clock, src: 'data:image/png;base64,AAAA' }, children: words },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: clock.alt })).toBeVisible();
  },
});

/** The links of the frame come before those of the words. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { ...hours, children: words },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Blog', 'SEO', 'whether to start walking']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** German, and words without end, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    ...verordnung,
    children: (
      <>
        <p>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz und was daraus folgt.</p>
        <h2>Zuständigkeitsübertragungsverordnungsdurchführungsbestimmungen</h2>
        <blockquote>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</blockquote>
        <table>
          <thead>
            <tr>
              <th scope="col">Genehmigungsbehörde</th>
              <th scope="col">Bearbeitungszeitraum</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Grundbuchamtsaußenstelle</td>
              <td>Siebenundzwanzig Werktage</td>
            </tr>
          </tbody>
        </table>
        <p>
          <code>grundstuecksverkehrsgenehmigungszustaendigkeit.pdf</code>
        </p>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A headline that holds back what it knows. */
export const TeaserForAHeadline = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...hours,
    title: 'You won’t believe this one simple trick',
    lead: 'In today’s fast-paced digital world, visibility matters more than ever.',
    picture: clock,
    breadcrumbs: { ...hours.breadcrumbs, current: 'You won’t believe this one simple trick' },
    children: <p>Have you ever asked yourself how customers find you? You are not alone.</p>,
  },
});
