import { refunds } from '@awning/content/policies/refunds';
import { Meta } from '../../head/Meta.tsx';
import { PolicyPage } from '../PolicyPage/PolicyPage.tsx';

export const Component = () => (
  <>
    <Meta title={refunds.title} description={refunds.description} />
    <PolicyPage policy={refunds} />
  </>
);
