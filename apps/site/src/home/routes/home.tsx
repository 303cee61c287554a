import { brand } from '@awning/content/brand';
import type { PageContext } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { apiAddress } from '../../api/apiPaths.ts';
import { Meta } from '../../head/Meta.tsx';
import { ContactSection } from '../../forms/ContactSection/ContactSection.tsx';
import { bestTemplates, shopFronts } from '../bestTemplates.ts';
import { HomePage } from '../HomePage/HomePage.tsx';
import { HomeSections } from '../HomeSections/HomeSections.tsx';
import { refusedForm } from '../../forms/refusedForm.ts';
import { lowestPrice } from '../../goods/listedTemplates.ts';
import { organisation, StructuredData } from '../../head/StructuredData.tsx';
import { useContact } from '../../forms/useContact.ts';

export const loader = ({ context }: LoaderFunctionArgs<PageContext | undefined>) => ({
  refused: refusedForm(context, 'contact'),
});

export function Component() {
  const { refused } = useLoaderData<typeof loader>();
  const [first, ...others] = shopFronts;
  if (!first) throw new Error('A shop with nothing on the shelf cannot open.');

  return (
    <>
      <Meta description={brand.description} />
      <StructuredData data={organisation} />
      <HomePage shops={[first, ...others]} from={lowestPrice}>
        <HomeSections templates={bestTemplates} from={lowestPrice} />
      </HomePage>
      <ContactSection formAction={apiAddress(urls.createMessage)} {...useContact(refused)} />
    </>
  );
}
