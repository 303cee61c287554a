import type { Showcase } from '@awning/templates/showcases';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepPosition } from '../frame/useArrival.ts';
import { readTried } from '../tried/readTried.ts';
import { lookViewOf } from './lookView.ts';

/**
 * The look in the address, the values that a visitor without script tried before, and a function that shows another
 * look in place, so that Back leads to the page before.
 */
export function useLook(showcase: Showcase) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  return {
    tried: readTried(asked),
    look: lookViewOf(showcase, asked),
    onLook: (address: string) => void navigate(address, { replace: true, state: keepPosition }),
  };
}
