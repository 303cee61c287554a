import type { Showcase } from '@awning/templates/showcases';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepPosition } from '../frame/useArrival.ts';
import { lookViewOf } from './lookView.ts';

/** The look that the address asks for, and how another is shown: in its place, so that going back leads to where one came from. */
export function useLook(showcase: Showcase) {
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    look: lookViewOf(showcase, new URLSearchParams(search)),
    onLook: (address: string) => void navigate(address, { replace: true, state: keepPosition }),
  };
}
