/**
 * A reload that follows a change of the code must not ask whether to leave the page: the form is kept as a draft and is back
 * a moment later. Called before the application adds its own guard, so that this one hears of it first.
 *
 * @returns how to reload like that oneself
 */
export function keepQuiet(): () => void {
  let reloads = false;
  const expect = () => {
    reloads = true;
  };
  import.meta.hot?.on('vite:beforeFullReload', expect);
  // Vite loads the page again once `npm run dev` is back.
  import.meta.hot?.on('vite:ws:disconnect', expect);
  window.addEventListener('beforeunload', (event) => {
    if (reloads) event.stopImmediatePropagation();
  });
  return () => {
    expect();
    window.location.reload();
  };
}
