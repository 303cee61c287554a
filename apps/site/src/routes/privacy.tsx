import { privacy } from '@awning/content/privacy';
import { Meta } from '../Meta.tsx';
import { PolicyPage } from '../pages/PolicyPage/PolicyPage.tsx';

export const Component = () => (
  <>
    <Meta title={privacy.title} description={privacy.description} />
    <PolicyPage policy={privacy} />
  </>
);
