import { landing } from '@awning/content/landing';
import { urls } from '@awning/contract/urls';
import { useNavigate } from 'react-router-dom';
import { Meta } from '../Meta.tsx';
import { LandingPage } from '../pages/LandingPage/LandingPage.tsx';
import { apiAddress } from '../apiPaths.ts';
import { useNewsletter } from '../useNewsletter.ts';

export function Component() {
  const navigate = useNavigate();
  const newsletter = useNewsletter();

  return (
    <>
      <Meta title={landing.title} description={landing.description} />
      <LandingPage
        onContinue={({ href }) => void navigate(href)}
        newsletter={{ action: apiAddress(urls.subscribe), ...newsletter }}
      />
    </>
  );
}
