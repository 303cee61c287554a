import { thanks } from '@awning/content/thanks';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Meta } from '../Meta.tsx';
import { notFound } from '../notFound.ts';
import { ThanksPage } from '../pages/ThanksPage/ThanksPage.tsx';

const isForm = (text = ''): text is keyof typeof thanks => Object.hasOwn(thanks, text);

export function loader({ params }: LoaderFunctionArgs<'form'>) {
  const { form } = params;
  if (!isForm(form)) throw notFound('page');
  return { form };
}

export function Component() {
  const { form } = useLoaderData<typeof loader>();

  return (
    <>
      <Meta title={thanks[form].heading} description={thanks[form].text} noIndex />
      <ThanksPage form={form} />
    </>
  );
}
