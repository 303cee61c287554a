import { brand } from '@awning/content/brand';
import type { PageContext } from '@awning/contract/renderer';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { late } from '../late.tsx';
import { Meta } from '../Meta.tsx';
import { refusedLetter } from '../refusedLetter.ts';
import { organisation, StructuredData } from '../StructuredData.tsx';

const home = late(() => import('../late/Home.tsx').then(({ Home }) => Home));
const contact = late(() => import('../late/Contact.tsx').then(({ Contact }) => Contact));

export async function loader({ context }: LoaderFunctionArgs<PageContext | undefined>) {
  await Promise.all([home.load(), contact.load()]);
  return { refused: refusedLetter(context, 'contact') };
}

export function Component() {
  const { refused } = useLoaderData<typeof loader>();

  return (
    <>
      <Meta description={brand.description} />
      <StructuredData data={organisation} />
      <home.Piece />
      <contact.Piece refused={refused} />
    </>
  );
}
