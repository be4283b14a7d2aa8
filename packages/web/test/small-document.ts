/** As much of a document as components need to be drawn into it: what they draw is not looked at. */
class SmallNode {
  readonly childNodes: SmallNode[] = [];
  readonly style = { setProperty: () => {} };
  parentNode: SmallNode | null = null;
  readonly nodeType: number;
  readonly localName: string;
  readonly namespaceURI: string;
  data = '';

  constructor(nodeType: number, localName: string, namespaceURI = '') {
    this.nodeType = nodeType;
    this.localName = localName;
    this.namespaceURI = namespaceURI;
  }

  get firstChild(): SmallNode | null {
    return this.childNodes.at(0) ?? null;
  }
  get nextSibling(): SmallNode | null {
    const { childNodes = [] } = this.parentNode ?? {};
    return childNodes.at(childNodes.indexOf(this) + 1) ?? null;
  }

  insertBefore(node: SmallNode, next: SmallNode | null): void {
    node.remove();
    const at = next === null ? this.childNodes.length : this.childNodes.indexOf(next);
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
  }
  removeChild(node: SmallNode): void {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }

  setAttribute(): void {}
  removeAttribute(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
}

const small = {
  createElementNS: (namespace: string, name: string) => new SmallNode(1, name, namespace),
  createTextNode: (data: string) => Object.assign(new SmallNode(3, ''), { data }),
};

export const smallDocument = small as unknown as Document;
export const smallBody = new SmallNode(1, 'body') as unknown as Element;
