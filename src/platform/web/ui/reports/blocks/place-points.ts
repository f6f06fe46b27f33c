import type { ReportRow } from '../report-answer';

/** Size of the area in which points are placed. */
export const WIDTH = 640;
export const HEIGHT = 480;
const EDGE = 28;
/** Number of passes that move neighbours apart; more have no visible effect. */
const ROUNDS = 60;

export interface Point {
  readonly row: ReportRow;
  /** Position as drawn. */
  readonly x: number;
  readonly y: number;
  /** True position. */
  readonly atX: number;
  readonly atY: number;
  readonly radius: number;
}

interface Asked {
  readonly latitude: string;
  readonly longitude: string;
  /** Field that determines the area of a point; without it all are equal. */
  readonly of?: string | undefined;
}

/**
 * Computes the positions of rows on the map, with north on top and true distances: degrees of longitude are shortened. Overlapping points
 * are moved apart until each is visible. Rows without coordinates are omitted.
 */
export function placePoints(rows: readonly ReportRow[], { latitude, longitude, of }: Asked): Point[] {
  const placed = rows.flatMap((row) => {
    const [lat, lon] = [row[latitude], row[longitude]];
    return typeof lat === 'number' && typeof lon === 'number' ? [{ row, lat, lon }] : [];
  });
  if (placed.length === 0) return [];
  const middle = placed.reduce((sum, { lat }) => sum + lat, 0) / placed.length;
  const flat = placed.map(({ row, lat, lon }) => ({ row, east: lon * Math.cos((middle * Math.PI) / 180), north: lat }));
  const [west, east] = rangeOf(flat.map((point) => point.east));
  const [south, north] = rangeOf(flat.map((point) => point.north));
  const scale = Math.min((WIDTH - 2 * EDGE) / (east - west || 1), (HEIGHT - 2 * EDGE) / (north - south || 1));
  const most = Math.max(1, ...rows.map((row) => (of ? Number(row[of] ?? 0) : 1)));
  const largest = Math.min(24, Math.max(8, 170 / Math.sqrt(placed.length)));
  const points = flat.map(({ row, east: right, north: up }) => {
    const atX = WIDTH / 2 + (right - (west + east) / 2) * scale;
    const atY = HEIGHT / 2 - (up - (south + north) / 2) * scale;
    const share = of ? Number(row[of] ?? 0) / most : 1;
    return { row, atX, atY, x: atX, y: atY, radius: Math.max(5, largest * Math.sqrt(share)) };
  });
  moveApart(points);
  // Small points are on top, so that none is hidden completely.
  return points.toSorted((a, b) => b.radius - a.radius);
}

function moveApart(points: { x: number; y: number; radius: number }[]): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [index, a] of points.entries()) {
      for (let next = index + 1; next < points.length; next += 1) {
        const b = points[next]!;
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const apart = Math.hypot(dx, dy);
        const lack = (a.radius + b.radius) * 0.95 - apart;
        if (lack <= 0.5) continue;
        moved = true;
        // Coincident points move apart in a fixed, repeatable direction.
        const angle = apart > 0.01 ? Math.atan2(dy, dx) : (next - 1) * 2.4;
        const [stepX, stepY] = [(Math.cos(angle) * lack) / 2, (Math.sin(angle) * lack) / 2];
        put(a, a.x - stepX, a.y - stepY);
        put(b, b.x + stepX, b.y + stepY);
      }
    }
    if (!moved) return;
  }
}

/** Sets a position within the area. */
function put(point: { x: number; y: number; radius: number }, x: number, y: number): void {
  point.x = Math.min(WIDTH - point.radius - 2, Math.max(point.radius + 2, x));
  point.y = Math.min(HEIGHT - point.radius - 2, Math.max(point.radius + 2, y));
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
