import { Link, type LinkProps } from 'react-router-dom';
import { useHere } from './HereContext';

/** A link of the menu, which says whether the page is the one that it leads to. */
export function MenuLink({ to, ...props }: LinkProps & { readonly to: string }) {
  return <Link {...props} to={to} aria-current={useHere() === to ? 'page' : undefined} />;
}
