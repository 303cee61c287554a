import { terms } from '@awning/content/terms';
import { Meta } from '../Meta.tsx';
import { PolicyPage } from '../pages/PolicyPage/PolicyPage.tsx';

export const Component = () => (
  <>
    <Meta title={terms.title} description={terms.description} />
    <PolicyPage policy={terms} />
  </>
);
