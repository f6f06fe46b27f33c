/** The product's logo: a cross whose arms meet in a node, a health service that is a network. It uses the current accent colour. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  const ground = 'var(--mui-palette-primary-main, #115e59)';
  const drawing = 'var(--mui-palette-primary-contrastText, #fff)';
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" style={{ fill: ground }} />
      <path d="M16 7v18M7 16h18" style={{ stroke: drawing }} strokeWidth="5.5" strokeLinecap="round" />
      <g opacity="0.62">
        <path
          d="M16 16 9.5 9.5M16 16l6.5-6.5M16 16l6.5 6.5M16 16l-6.5 6.5"
          style={{ stroke: drawing }}
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <g style={{ fill: drawing }}>
          <circle cx="9" cy="9" r="1.9" />
          <circle cx="23" cy="9" r="1.9" />
          <circle cx="23" cy="23" r="1.9" />
          <circle cx="9" cy="23" r="1.9" />
        </g>
      </g>
      <circle cx="16" cy="16" r="3.4" style={{ fill: ground, stroke: drawing }} strokeWidth="1.6" />
    </svg>
  );
}
