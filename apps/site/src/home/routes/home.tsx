import { brand } from '@awning/content/brand';
import type { PageContext } from '@awning/contract/renderer';
import { urls } from '@awning/contract/urls';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { apiAddress } from '../../api/apiPaths.ts';
import { Meta } from '../../head/Meta.tsx';
import { ContactSection } from '../../forms/ContactSection/ContactSection.tsx';
import { HomePage } from '../HomePage/HomePage.tsx';
import { HomeSections } from '../HomeSections/HomeSections.tsx';
import { refusedForm } from '../../forms/refusedForm.ts';
import { organisation, StructuredData } from '../../head/StructuredData.tsx';
import { useContact } from '../../forms/useContact.ts';

export async function loader({ context }: LoaderFunctionArgs<PageContext | undefined>) {
  const { homeGoods } = await import('../homeGoods.ts');
  return { ...homeGoods(), refused: refusedForm(context, 'contact') };
}

export function Component() {
  const { shops, best, from, refused } = useLoaderData<typeof loader>();

  return (
    <>
      <Meta description={brand.description} />
      <StructuredData data={organisation} />
      <HomePage shops={shops} from={from}>
        <HomeSections templates={best} from={from} />
      </HomePage>
      <ContactSection formAction={apiAddress(urls.createMessage)} {...useContact(refused)} />
    </>
  );
}
