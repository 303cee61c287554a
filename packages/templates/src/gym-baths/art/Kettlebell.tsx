import { Mosaic, type MosaicProps } from '../components/Mosaic/Mosaic.tsx';
import { tiles } from './tiles.ts';

const rows = [
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'aaaaaaaaappppppppppaaaaaaaaa',
  'aaaaaaappppppppppppppaaaaaaa',
  'aaaaaappppppppppppppppaaaaaa',
  'aaaaapppppddddddddpppppaaaaa',
  'aaaapppppddddddddddpppppaaaa',
  'aaappppppddppppppddppppppaaa',
  'aaappppppddppppppddppppppaaa',
  'aapppppppddppppppddpppppppaa',
  'aapppppppddddddddddpppppppaa',
  'aapppppppdddddddddddppppppaa',
  'aappppppddddddddddddppppppaa',
  'aappppppdddddyydddddpppppppa',
  'aapppppddcdyyyyyyddddppppppa',
  'aapppppdccdyyyyyyddddpppppaa',
  'aappppddcdyyyyyyyyddddppppaa',
  'aappppddcdyyyyyyyyddddppppaa',
  'aappppddddyyyyyyyyddddppppaa',
  'aaappppddddyyyyyyddddppppaaa',
  'aaappppdddddyyyydddddppppaaa',
  'aaaapppddddddddddddddpppaaaa',
  'aaaaapppddddddddddddpppaaaaa',
  'aaaaaapppddddddddddpppaaaaaa',
  'aaaaaaapppdddddddddppaaaaaaa',
  'aaaaaaaaccddddddddccaaaaaaaa',
  'wwddwwddwwddwwddwwddwwddwwdd',
  'cccccccccccccccccccccccccccc',
];

/** Sixteen kilos, set into the floor of the second-class pool. */
export function Kettlebell(props: Pick<MosaicProps, 'label' | 'fill'>) {
  return <Mosaic rows={rows} tiles={tiles} {...props} />;
}
