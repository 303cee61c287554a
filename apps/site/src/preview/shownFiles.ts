import type { AdminSite } from '@awning/contract/admin/sites';
import { urls } from '@awning/contract/urls';
import { generatePath } from 'react-router-dom';
import { apiAddress } from '../api/apiPaths.ts';

/** The photographs of an order's site that can be shown, by their names in the content. */
export const shownFiles = (token: string, pictures: AdminSite['pictures']) =>
  Object.fromEntries(
    pictures.flatMap(({ id, file, state, width, height }) =>
      state === 'ready' && width !== null && height !== null
        ? [
            [
              file,
              { src: apiAddress(generatePath(urls.workshopPicture, { token, picture: id })), width, height },
            ],
          ]
        : [],
    ),
  );
