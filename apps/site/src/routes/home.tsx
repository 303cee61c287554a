import { brand } from '@awning/content/brand';
import type { PageContext } from '@awning/contract/renderer';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { late } from '../late.tsx';
import { Meta } from '../Meta.tsx';
import { HomePage } from '../pages/HomePage/HomePage.tsx';
import { refusedLetter } from '../refusedLetter.ts';
import { cheapest, onePerTrade } from '../shelf.ts';
import { organisation, StructuredData } from '../StructuredData.tsx';

const street = late(() => import('../late/Street.tsx').then(({ Street }) => Street));
const contact = late(() => import('../late/Contact.tsx').then(({ Contact }) => Contact));

export async function loader({ context }: LoaderFunctionArgs<PageContext | undefined>) {
  await Promise.all([street.load(), contact.load()]);
  return { refused: refusedLetter(context, 'contact') };
}

export function Component() {
  const { refused } = useLoaderData<typeof loader>();
  const [first, ...others] = onePerTrade;
  if (!first) throw new Error('A shop with nothing on the shelf cannot open.');

  return (
    <>
      <Meta description={brand.description} />
      <StructuredData data={organisation} />
      <HomePage shops={[first, ...others]} from={cheapest}>
        <street.Piece />
        <contact.Piece refused={refused} />
      </HomePage>
    </>
  );
}
