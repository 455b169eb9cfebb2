/** Lets React work on a page whose texts and elements something else replaces or moves, such as a translator: without it, React's next change there would throw and end the application. */

/** What stands where a text of React's stood. */
const standIns = new WeakMap<Node, ChildNode>();

/** The node itself or what replaced it, while either is somewhere in the page. */
function placeOf(node: Node): Node {
  const standIn = node.isConnected ? undefined : standIns.get(node);
  return standIn?.isConnected ? standIn : node;
}

/** React names the parent that it knows: a wrapper may be between them by now, or the node may be gone. */
function toleratePlaces(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function removeWherever<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const place = placeOf(child);
    if (place.parentNode) removeChild.call(place.parentNode, place);
    return child;
  };
  Node.prototype.insertBefore = function insertWherever<New extends Node>(
    this: Node,
    node: New,
    next: Node | null,
  ): New {
    if (!next || next.parentNode === this) return insertBefore.call(this, node, next) as New;
    const place = placeOf(next);
    const parent = this.contains(place) ? place.parentNode : null;
    return (parent ? insertBefore.call(parent, node, place) : insertBefore.call(this, node, null)) as New;
  };
}

/** React goes on to write to a text that was replaced: what it writes is then shown in place of the replacement. */
function followReplacedTexts(root: Node): void {
  const observer = new MutationObserver(records => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') showText(target);
      else
        for (const node of removedNodes) {
          if (!(node instanceof Text) || node.isConnected) continue;
          const standIn = [...addedNodes, previousSibling, nextSibling].find(
            near => near instanceof Element && added.has(near),
          );
          if (!standIn) continue;
          standIns.set(node, standIn as Element);
          observer.observe(node, { characterData: true });
        }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}

function showText(text: Node): void {
  const standIn = standIns.get(text);
  if (text.isConnected || !standIn?.isConnected) return;
  standIns.delete(text);
  standIn.replaceWith(text);
}

export function tolerateForeignChanges(root: Node): void {
  toleratePlaces();
  followReplacedTexts(root);
}
