import { privacy } from '@awning/content/policies/privacy';
import { Meta } from '../../head/Meta.tsx';
import { PolicyPage } from '../PolicyPage/PolicyPage.tsx';

export const Component = () => (
  <>
    <Meta title={privacy.title} description={privacy.description} />
    <PolicyPage policy={privacy} />
  </>
);
