import { terms } from '@awning/content/policies/terms';
import { Meta } from '../../head/Meta.tsx';
import { PolicyPage } from '../PolicyPage/PolicyPage.tsx';

export const Component = () => (
  <>
    <Meta title={terms.title} description={terms.description} />
    <PolicyPage policy={terms} />
  </>
);
