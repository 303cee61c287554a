import { brand } from '@awning/content/brand';
import type { PageContext } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { apiAddress } from '../apiPaths.ts';
import { Meta } from '../Meta.tsx';
import { ContactLetter } from '../pages/ContactLetter/ContactLetter.tsx';
import { HomePage } from '../pages/HomePage/HomePage.tsx';
import { HomeStreet } from '../pages/HomeStreet/HomeStreet.tsx';
import { refusedLetter } from '../refusedLetter.ts';
import { cheapest, onePerTrade, shelf } from '../shelf.ts';
import { organisation, StructuredData } from '../StructuredData.tsx';
import { useContact } from '../useContact.ts';

// A row where three stand side by side, of as many trades: what a first visit may weigh is written down.
const windows = [...new Set([...onePerTrade, ...shelf])].slice(0, 3);

export const loader = ({ context }: LoaderFunctionArgs<PageContext | undefined>) => ({
  refused: refusedLetter(context, 'contact'),
});

export function Component() {
  const { refused } = useLoaderData<typeof loader>();
  const [first, ...others] = onePerTrade;
  if (!first) throw new Error('A shop with nothing on the shelf cannot open.');

  return (
    <>
      <Meta description={brand.description} />
      <StructuredData data={organisation} />
      <HomePage shops={[first, ...others]} from={cheapest}>
        <HomeStreet templates={windows} from={cheapest} />
      </HomePage>
      <ContactLetter action={apiAddress(urls.createMessage)} {...useContact(refused)} />
    </>
  );
}
