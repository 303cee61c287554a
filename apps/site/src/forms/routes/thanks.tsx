import { thanks } from '@awning/content/forms/thanks';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { Meta } from '../../head/Meta.tsx';
import { notFound } from '../../problems/notFound.ts';
import { ThanksPage } from '../ThanksPage/ThanksPage.tsx';

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
