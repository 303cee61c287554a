import { paint, skin } from './palette.css.ts';

const cap =
  'M232 186l68 20 8 62 40 2v78l30-48q34-14 34 36 18 66 52 92c44-50 62-120 50-190-16-100-96-150-166-142-50 6-96 38-116 90z';
const temple = 'M300 206l8 62 40 2v78l30-48q34-14 34 36 18 66 52 92c44-50 62-120 50-190z';

/** Close to the head, with a line you could rule by. */
export const Cap = ({ fill = paint.hair }: { fill?: string }) => <path fill={fill} d={cap} />;

/** A round as large as the shoulders are wide; hangs behind the face. */
export const Round = () => <circle cx="392" cy="206" r="208" fill={paint.hair} />;

/** Brushed until it swims, faded to nothing over the ear. */
export function Waves() {
  return (
    <>
      <Cap />
      <path fill={paint.soft} d={temple} />
      <path
        fill="none"
        stroke={paint.soft}
        strokeWidth="7"
        strokeLinecap="round"
        d="M254 164q44-50 98-48 98-2 142 92M284 176q36-32 76-30 80 0 116 64M316 190q24-16 50-14 56 2 84 42"
      />
    </>
  );
}

/** Rows straight back, and the plaits they end in. */
export function StraightBacks() {
  return (
    <>
      <path
        fill="none"
        stroke={paint.hair}
        strokeWidth="24"
        strokeLinecap="round"
        d="M500 300q40 80 18 190M480 360q24 70 4 150M456 410q10 60-12 120"
      />
      <Cap />
      <path
        fill="none"
        stroke={skin.base}
        strokeWidth="5"
        strokeLinecap="round"
        d="M258 148q160-70 252 90M244 172q150-50 264 114M276 198q120-28 222 124M308 214q100-4 176 142M312 250q80 0 156 136"
      />
    </>
  );
}

/** Squared off and let down, half of them up in a knot. */
export function BoxBraids() {
  return (
    <>
      <path
        fill="none"
        stroke={paint.hair}
        strokeWidth="19"
        strokeLinecap="round"
        d="M500 250q60 160 34 372M478 300q54 150 30 330M456 350q40 130 18 290M430 380q30 110 10 260M516 220q76 150 50 380"
      />
      <circle cx="386" cy="62" r="88" fill={paint.hair} />
      <path
        fill="none"
        stroke={paint.soft}
        strokeWidth="9"
        strokeLinecap="round"
        d="M316 62q66-70 140 0M330 96q58-60 116 2M352 18q40-24 74 8"
      />
      <Cap />
      <path
        fill="none"
        stroke={skin.base}
        strokeWidth="5"
        d="M340 98q-10 60-38 106M410 110q-20 90-60 160M470 160q-30 80-66 130M258 150q120-40 250 90M306 226q100-20 190 130"
      />
      <path fill={paint.mustard} d="M318 118q62 26 136 4l4 22q-74 26-144-4z" />
    </>
  );
}

/** Palm rolled, and longer than most friendships. */
export function Locs({ tied = false }: { tied?: boolean }) {
  return (
    <>
      <g fill="none" strokeWidth="32" strokeLinecap="round">
        <path
          stroke={paint.hair}
          d={
            tied
              ? 'M480 190q90 80 70 250 30 90 4 170M490 250q60 100 30 210 20 90-16 160'
              : 'M470 150q110 120 84 420M460 230q66 130 36 370M420 250q44 150 10 340'
          }
        />
        <path
          stroke={paint.soft}
          d={
            tied
              ? 'M486 220q76 90 50 230 24 90-6 180'
              : 'M466 190q90 130 60 400M442 250q54 140 24 360M400 300q30 120-4 300'
          }
        />
      </g>
      <Cap />
      <g fill="none" strokeWidth="26" strokeLinecap="round">
        <path stroke={paint.hair} d="M254 168q70-90 180-44M276 190q90-60 210 20" />
        <path stroke={paint.soft} d="M268 178q90-80 200-10M306 206q90-30 190 60" />
      </g>
      {tied && <path fill={paint.mustard} d="M498 396q40-14 70 4l-4 34q-34-16-66-4z" />}
    </>
  );
}

/** Level as a shelf. */
export function FlatTop() {
  return (
    <>
      <path fill={paint.soft} d={temple} />
      <path fill={paint.hair} d="M228 192l-8-158q150-26 312-4l-18 214-214-38z" />
    </>
  );
}

/** Gathered, and let go. */
export function Puff() {
  return (
    <>
      <circle cx="440" cy="74" r="128" fill={paint.hair} />
      <StraightUps />
      <path fill="none" stroke={paint.tangerine} strokeWidth="24" d="M344 104q84 16 154 88" />
    </>
  );
}

function StraightUps() {
  return (
    <>
      <Cap />
      <path
        fill="none"
        stroke={skin.base}
        strokeWidth="5"
        strokeLinecap="round"
        d="M246 168q70-50 130-58M290 200q60-60 130-76M312 254q60-80 148-96M352 286q60-70 146-98M418 348q30-70 92-118"
      />
    </>
  );
}

/** Along the jaw, and over the lip. */
export const Beard = ({ fill = paint.hair }: { fill?: string }) => (
  <path
    fill={fill}
    d="M330 300l40 44q8 96-70 176-56 36-92 0-18-30-6-58 30-4 36-26-10-20-44-34 40-16 58 12 8 24 24 18 46-40 54-132z"
  />
);

/** A moustache alone: the lip keeps it warm. */
export const Moustache = () => (
  <path fill={paint.bone} d="M190 396q10-24 36-22 30 2 42 30-30 4-46-10-14 10-32 2z" />
);

/** Worn indoors since 1974. */
export function Trilby() {
  return (
    <>
      <path fill={paint.tangerine} d="M224 172q6-130 84-142 46 22 100-6 106 14 122 168z" />
      <path fill={paint.hair} d="M224 172q2-26 6-44 150-30 294 16 6 24 6 48z" />
      <path fill={paint.tangerine} d="M160 186q180-56 412-8 10 22-8 34-220-40-390 0-20-8-14-26z" />
    </>
  );
}

/** Round ones, for reading guards. */
export const Glasses = () => (
  <path
    fill="none"
    stroke={paint.mustard}
    strokeWidth="10"
    d="M214 304a34 34 0 1 0 68 0 34 34 0 1 0-68 0zM282 300l80 10"
  />
);

/** A hoop as large as a bangle. */
export const Hoop = () => (
  <circle cx="374" cy="420" r="40" fill="none" stroke={paint.mustard} strokeWidth="11" />
);
