/**
 * Runs in the page before its own scripts: look and language are not kept with the account, nor taken from it. Tests that run side by side
 * are signed in as the same people. Not by a route of the context: that would take every request out of the browser's cache, and downloads with it.
 */
export function keepLooksApart(): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.endsWith('/usuario/preferencias')) return Response.json(true);
    const answer = await real(input, init);
    if (!pathname.endsWith('/usuario/usuario-actual') || !answer.ok) return answer;
    const person = (await answer.json()) as object;
    return Response.json({ ...person, preferencias: null }, { headers: answer.headers });
  };
}
