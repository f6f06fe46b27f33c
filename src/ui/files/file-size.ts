import { formatNumber } from '../format/format-number';

/** `412 KB`, `3.4 MB` */
export function fileSize(bytes: number): string {
  const units =
    bytes < 1024 ** 2
      ? { size: Math.max(1, Math.round(bytes / 1024)), unit: 'KB' }
      : { size: Math.round((bytes / 1024 ** 2) * 10) / 10, unit: 'MB' };
  return `${formatNumber(units.size)} ${units.unit}`;
}
