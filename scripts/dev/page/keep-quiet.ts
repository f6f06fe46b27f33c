/**
 * Suppresses the confirmation before leaving when a code change reloads the page: the form is stored as a draft and restored. Must be
 * called before the application adds its own guard, so that this handler runs first.
 *
 * @returns a function that reloads the page without confirmation
 */
export function keepQuiet(): () => void {
  let reloads = false;
  const expect = () => {
    reloads = true;
  };
  import.meta.hot?.on('vite:beforeFullReload', expect);
  // Vite reloads the page when `npm run dev` restarts.
  import.meta.hot?.on('vite:ws:disconnect', expect);
  window.addEventListener('beforeunload', (event) => {
    if (reloads) event.stopImmediatePropagation();
  });
  return () => {
    expect();
    window.location.reload();
  };
}
