import { channels } from './contrast';

/** Mixes a share of one colour into another: `mix('#000000', '#ffffff', 0.1)` → `#e6e6e6`. */
export function mix(one: string, other: string, share: number): string {
  const under = channels(other);
  return `#${channels(one)
    .map((channel, index) =>
      Math.round(channel * share + (under[index] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
