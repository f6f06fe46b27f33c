import encodeQR from 'qr';
import { useMemo } from 'react';
import styles from './factor.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Width of the quiet zone that readers need, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code, dark on white in every theme, as readers expect. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={styles['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

function drawn(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}
