import { Leaf } from './Leaf.tsx';
import { paint } from './paint.ts';

const { leaf, forest, moss, lime, haze, mist, bloom, rose, lemon, bottle } = paint;

/** Behind the gable: the far ones pale, the near ones against the glass. */
export function Foliage() {
  return (
    <>
      <Leaf kind="fan" at={[560, 330]} turn={-14} size={3} fill={mist} />
      <Leaf kind="fan" at={[1010, 340]} turn={16} size={3.2} fill={mist} />
      <Leaf kind="banana" at={[800, 420]} size={3.4} fill={mist} />
      <Leaf kind="banana" at={[240, 700]} turn={-16} size={4.6} fill={haze} />
      <Leaf kind="banana" at={[1370, 700]} turn={14} size={4.6} fill={haze} />
      <Leaf kind="fern" at={[420, 640]} turn={12} size={4.2} fill={haze} />
      <Leaf kind="fern" at={[1190, 640]} turn={-14} size={4.2} fill={haze} />
      <Leaf kind="banana" at={[470, 560]} turn={38} size={3.6} fill={moss} rib={lime} />
      <Leaf kind="fan" at={[1110, 520]} turn={-28} size={3.8} fill={moss} />
      <Leaf kind="banana" at={[330, 800]} turn={6} size={4.6} fill={leaf} rib={lime} />
      <Leaf kind="banana" at={[1250, 800]} turn={-9} size={4.4} fill={leaf} rib={lime} />
      <Leaf kind="fan" at={[180, 560]} turn={-22} size={3.4} fill={leaf} />
      <Leaf kind="banana" at={[1480, 620]} turn={-8} size={3.6} fill={moss} rib={leaf} />
      <Leaf kind="monstera" at={[1010, 470]} turn={30} size={2.6} fill={forest} rib={moss} />
      <Leaf kind="monstera" at={[600, 460]} turn={-34} size={2.4} fill={forest} rib={moss} />
      <Leaf kind="monstera" at={[160, 820]} turn={-12} size={3.2} fill={forest} rib={moss} />
      <Leaf kind="monstera" at={[1390, 830]} turn={16} size={3.5} fill={forest} rib={moss} />
      <Leaf kind="fern" at={[520, 820]} turn={-22} size={3.4} fill={moss} />
      <Leaf kind="fern" at={[1080, 820]} turn={24} size={3.4} fill={moss} />
      <Leaf kind="oval" at={[430, 830]} turn={-20} size={2} fill={bottle} rib={leaf} />
      <Leaf kind="oval" at={[1180, 830]} turn={14} size={2.1} fill={bottle} rib={leaf} />
      <Flower at={[258, 588]} fill={bloom} />
      <Flower at={[1168, 600]} fill={rose} />
      <Flower at={[1330, 560]} fill={bloom} />
      <g fill={lemon}>
        <circle cx="396" cy="612" r="26" />
        <circle cx="452" cy="664" r="24" />
        <circle cx="1108" cy="690" r="25" />
      </g>
    </>
  );
}

interface FlowerProps {
  at: readonly [x: number, y: number];
  fill: string;
}

/** A hibiscus, open flat. */
function Flower({ at: [x, y], fill }: FlowerProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          fill={fill}
          d="M0 0C-34-18-40-58-14-66Q0-58 14-66C40-58 34-18 0 0z"
        />
      ))}
      <path stroke={lemon} strokeWidth="7" strokeLinecap="round" d="M0 0 26-34" />
    </g>
  );
}
