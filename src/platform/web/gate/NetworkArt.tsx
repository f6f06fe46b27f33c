/** Places of the network: x, y, radius. */
const NODES: readonly (readonly [number, number, number])[] = [
  [300, 360, 26],
  [150, 250, 13],
  [450, 240, 15],
  [470, 480, 13],
  [160, 500, 15],
  [300, 170, 11],
  [300, 570, 11],
  [60, 370, 9],
  [545, 360, 9],
  [80, 140, 7],
  [520, 120, 8],
  [90, 620, 8],
  [530, 620, 7],
  [210, 80, 6],
  [400, 660, 6],
  [400, 60, 5],
];
const WAYS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [0, 5],
  [0, 6],
  [1, 7],
  [4, 7],
  [2, 8],
  [3, 8],
  [1, 9],
  [2, 10],
  [4, 11],
  [3, 12],
  [5, 13],
  [6, 14],
  [5, 15],
  [1, 5],
  [2, 5],
  [3, 6],
  [4, 6],
  [10, 15],
  [9, 13],
];

/** Illustration of a health network: one hospital, its units, the routes of supplies. */
export function NetworkArt() {
  return (
    <svg viewBox="0 0 600 720" fill="none" preserveAspectRatio="xMidYMid slice">
      <g stroke="#5eead4" strokeOpacity="0.32" strokeWidth="1.5">
        {WAYS.map(([from, to]) => {
          const [x1, y1] = NODES[from] ?? [0, 0];
          const [x2, y2] = NODES[to] ?? [0, 0];
          return <line key={`${from}-${to}`} x1={x1} y1={y1} x2={x2} y2={y2} />;
        })}
      </g>
      {NODES.map(([x, y, radius]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r={radius + 7} fill="#5eead4" fillOpacity="0.08" />
          <circle cx={x} cy={y} r={radius} fill="#0f766e" stroke="#5eead4" strokeOpacity="0.75" strokeWidth="1.5" />
        </g>
      ))}
      <path d="M300 347v26M287 360h26" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
