/**
 * Makes React tolerate DOM changes by other software. Page translation wraps each text in `<font>` elements, and extensions move nodes.
 * React then removes a text from a former parent, the browser throws, and the whole form is lost (React issue 11538). This patch removes a
 * node from its current parent, together with a wrapper that contains only this node. Inserting before a wrapped node inserts before its
 * wrapper.
 */
export function tolerateForeignNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const wrapper = ancestorIn(this, child);
    // A wrapper that contains other nodes is not removed.
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

/** Returns the child of a parent that contains a node; null when the parent no longer contains it. */
function ancestorIn(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at;
}
