import { Drawing } from '../../../primitives/index.ts';
import { paint } from './ShopScene.css.ts';

export interface ShopSceneProps {
  /** `cat` in an empty shop; `counter` while papers are filled in; `open` when customers may come. */
  kind: keyof typeof scenes;
}

/** Shows what is inside a shop, in cut paper that recolours with the theme. The words beside it say it all. */
export function ShopScene({ kind }: ShopSceneProps) {
  return (
    <Drawing viewBox="0 -50 320 250" fill="end">
      {scenes[kind]}
    </Drawing>
  );
}

const cat = (
  <>
    <path className={paint.green} d="M0 188h320v12H0z" />
    <path className={paint.tail} d="M236 186q40 6 38-20" />
    <path
      className={paint.ink}
      d="M132 188c-2-22 16-28 44-28 34 0 66 4 66 28zM120 164v-20l13 10zM152 164v-20l-13 10z"
    />
    <circle className={paint.ink} cx="136" cy="168" r="17" />
    <path
      className={paint.spark}
      d="M127 167a3 3 0 1 0 6 0 3 3 0 1 0-6 0M139 167a3 3 0 1 0 6 0 3 3 0 1 0-6 0"
    />
  </>
);

const counter = (
  <>
    <path className={paint.woodLight} d="M40 128h240v72H40z" />
    <path className={paint.woodDark} d="M30 118h260v14H30z" />
    <path className={paint.wood} d="M64 146h84v40H64zM172 146h84v40h-84z" />
    <path className={paint.ink} d="M96 92h46l8 26H88zM102 70h34v22h-34z" />
    <path className={paint.spark} d="M106 74h26v12h-26z" />
    <path className={paint.paper} d="M196 82h58v36h-58z" />
    <path className={paint.line} d="M196 82h58v36h-58zM204 92h42M204 100h42M204 108h26" />
    <path className={paint.pen} d="M250 112l20-34" />
  </>
);

const open = (
  <>
    <path className={paint.woodLight} d="M0 186h320v14H0z" />
    <path className={paint.woodDark} d="M20 64h104v6H20zM20 116h104v6H20zM38 150h70v36H38z" />
    <path className={paint.pipe} d="M30 34h16v30H30zM88 94h30v22H88z" />
    <path className={paint.green} d="M52 42h22v22H52zM212 30h-4v-8h96v8h-4v156h-8V32h-72v154h-8z" />
    <path className={paint.spark} d="M82 30h12v34H82zM28 90h30v26H28z" />
    <path className={paint.ink} d="M66 84h14v32H66zM100 44h18v20h-18z" />
    <path className={paint.line} d="M160 66l26-26 26 26" />
    <rect className={paint.greenLine} x="138" y="62" width="96" height="46" rx="6" />
    <path
      className={paint.green}
      d="M150 76h18v18h-18zm5 5v8h8v-8zM172 76h14v12h-9v6h-5zm5 4v4h4v-4zM190 76h12v4h-7v3h6v4h-6v3h7v4h-12zM206 76h5l6 9v-9h5v18h-5l-6-9v9h-5z"
    />
    <path className={paint.wood} d="M240 186v-30h32v30z" />
    <path
      className={paint.green}
      d="M256 158c-26-10-24-34-14-44 2 14 10 16 14 28 2-16 12-20 18-32 8 16 4 38-18 48z"
    />
  </>
);

const scenes = { cat, counter, open };
