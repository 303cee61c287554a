import { landing } from '@awning/content/landing';
import { urls } from '@awning/contract/urls';
import { catalogue } from '@awning/templates/catalogue';
import { useNavigate } from 'react-router-dom';
import { Meta } from '../../head/Meta.tsx';
import { LandingPage } from '../LandingPage/LandingPage.tsx';
import { apiAddress } from '../../api/apiPaths.ts';
import { useNewsletter } from '../../forms/useNewsletter.ts';

export function Component() {
  const navigate = useNavigate();
  const newsletter = useNewsletter();

  return (
    <>
      <Meta title={landing.title} description={landing.description} />
      <LandingPage
        templates={catalogue}
        onContinue={({ href }) => void navigate(href)}
        newsletter={{ formAction: apiAddress(urls.subscribe), ...newsletter }}
      />
    </>
  );
}
