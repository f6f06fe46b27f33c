import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { isAt } from './is-here';

/** A link of the menu, which says whether the page is the one that it leads to. */
export function MenuLink({ to, ...props }: LinkProps & { readonly to: string }) {
  const { pathname, search } = useLocation();
  return <Link {...props} to={to} aria-current={isAt(to, pathname, search) ? 'page' : undefined} />;
}
