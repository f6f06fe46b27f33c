/** The product's mark: a cross whose arms meet in a node, a health service that is a network. */
export function Mark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="#115e59" />
      <path d="M16 7v18M7 16h18" stroke="#fff" strokeWidth="5.5" strokeLinecap="round" />
      <path d="M16 16 9.5 9.5M16 16l6.5-6.5M16 16l6.5 6.5M16 16l-6.5 6.5" stroke="#5eead4" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="16" cy="16" r="3.4" fill="#115e59" stroke="#fff" strokeWidth="1.6" />
      <g fill="#5eead4">
        <circle cx="9" cy="9" r="1.9" />
        <circle cx="23" cy="9" r="1.9" />
        <circle cx="23" cy="23" r="1.9" />
        <circle cx="9" cy="23" r="1.9" />
      </g>
    </svg>
  );
}
