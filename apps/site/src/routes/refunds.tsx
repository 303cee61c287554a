import { refunds } from '@awning/content/refunds';
import { Meta } from '../Meta.tsx';
import { PolicyPage } from '../pages/PolicyPage/PolicyPage.tsx';

export const Component = () => (
  <>
    <Meta title={refunds.title} description={refunds.description} />
    <PolicyPage policy={refunds} />
  </>
);
