import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Heading, Section, Stack, Text } from '../../../primitives/index.ts';
import { barberShot } from '../../../testing/siteShot.ts';
import { ShopWindow } from '../../shopfront/ShopWindow/ShopWindow.tsx';
import { Fold } from '../Fold/Fold.tsx';
import { AsideLayout } from './AsideLayout.tsx';

const part = (id: string, heading: string, text: string) => (
  <Section key={id} labelledBy={id} width="content">
    <Stack gap="small">
      <Heading id={id} level={2} size="xlarge">
        {heading}
      </Heading>
      <Text>{text}</Text>
    </Stack>
  </Section>
);

const meta = preview.meta({
  component: AsideLayout,
  args: {
    children: [
      part('tell', 'Tell us', 'Nine short steps, in any order.'),
      part('send', 'Hand it in', 'We read it through and put your website together.'),
    ],
    aside: <ShopWindow picture={barberShot} />,
    after: (
      <Fold heading="Between you and us" headingLevel={2}>
        <Text>Nothing has been said yet.</Text>
      </Fold>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

const edges = (canvas: { getByRole: (role: string, options: object) => HTMLElement }) =>
  ['Tell us', 'Hand it in', 'Between you and us'].map(
    (name) => canvas.getByRole('heading', { name }).getBoundingClientRect().left,
  );

/** Two columns, each with one edge, whichever sections stand in them. */
export const Beside = meta.story({
  play: async ({ canvas }) => {
    const [first, ...others] = edges(canvas);
    await expect(others).toEqual([first, first]);
    const picture = canvas.getByRole('img', { name: /Sharp since breakfast/ }).getBoundingClientRect();
    await expect(picture.left).toBeGreaterThan(first! + 400);
  },
});

/** One column: what is to be done, what it is about, what is seldom wanted. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const tops = [
      canvas.getByRole('heading', { name: 'Hand it in' }),
      canvas.getByRole('img', { name: /Sharp since breakfast/ }),
      canvas.getByRole('heading', { name: 'Between you and us' }),
    ].map((one) => one.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
});
