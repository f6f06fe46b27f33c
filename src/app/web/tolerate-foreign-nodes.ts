/**
 * Makes React tolerate a document that other software has altered. Page translation wraps each text in `<font>` elements, and extensions
 * move nodes. React then removes a text from a former parent, the browser throws, and the whole form is lost (React issue 11538). This
 * patch removes a node from its current parent, together with a wrapper that holds only the node. A node inserted before a wrapped one goes
 * before its wrapper.
 */
export function tolerateForeignNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const wrapper = ancestorIn(this, child);
    // A wrapper of several nodes is left to the others.
    const isAlone = wrapper !== null && wrapper.textContent === child.textContent;
    if (isAlone) removeChild.call(this, wrapper);
    else child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    const place = before === null || before.parentNode === this ? before : ancestorIn(this, before);
    return insertBefore.call(this, child, place) as Child;
  };
}

/** The child of a parent that holds a node; null when it does not hold it any more. */
function ancestorIn(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at;
}
